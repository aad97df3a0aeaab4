import { apiOrigin } from '@shared/api-host'
import { isFilm } from '@shared/content/addresses'
import type { Block } from '@shared/content/document'
import type { Loss } from '@shared/content/losses'
import type { PastedPictures } from '@shared/content/paste/pictures'
import { withoutWidth } from '@shared/images'
import { isHttpUrl, isUploadPath } from '@shared/validation'
import { type EditorBlock, toEditorBlock } from './to-editor-block'

/**
 * A part of a paste that was left out or could not be copied, with the reason where it is not the kind alone. `isOfText`: it is a part
 * of the stored HTML that no block can hold, so that saving removes it.
 */
export type LeftOut = Loss & { reason?: string; again?: () => void; isOfText?: boolean }

/** Browsers copy the full address, of our own pictures too. */
export function ownPath(address: string) {
  const { origin, pathname } = new URL(address)
  return origin === (apiOrigin || location.origin) && isUploadPath(pathname) ? withoutWidth(pathname) : undefined
}

function pastedPicture(block: Block & { type: 'image' }, inline: string | undefined): EditorBlock {
  const editorBlock = toEditorBlock(block)
  const { url } = block.data.file
  if (!inline && (!isHttpUrl(url) || isFilm(url))) return editorBlock
  const own = inline ? undefined : ownPath(url)
  const data = own ? { file: { url: own } } : { source: inline ?? url }
  return { ...editorBlock, data: { ...editorBlock.data, ...data } }
}

/** The blocks of a paste. Their pictures have `source`: the image tool uploads what it leads to. */
export const withSources = (blocks: Block[], { inline }: PastedPictures): EditorBlock[] =>
  blocks.map((block) => (block.type === 'image' ? pastedPicture(block, inline.get(block.id)) : toEditorBlock(block)))

/** The file in a data: address. Not by fetch, which the content security policy forbids. */
export function fileOf(address: string) {
  const [head = '', base64 = ''] = address.split(',')
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? ''
  return new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], 'pasted', { type })
}

/** How the writer recognises a picture of the web. */
export function nameOf(address: string) {
  const { hostname, pathname } = new URL(address)
  return `${hostname}${pathname}`
}
