import type { EditorConfig } from '@editorjs/editorjs'
import { COUNTER_TYPES } from '@shared/content/document'
import { t } from '../i18n/i18n'
import type { PickMedia } from '../media/use-media-choice'
import type { LostPicture } from './pasted-pictures'
import { AlignmentTune } from './tools/alignment-tunes'
import { type Converter, ConvertTune } from './tools/convert-tune'
import { Image } from './tools/image-tool'
import { InlineCode, Marker, Underline } from './tools/inline-tools'
import { LinkCard } from './tools/link-tool'
import { Checklist, List } from './tools/list-tools'
import { NoteTune } from './tools/note-tune'
import { DeleteBlock, MoveDown, MoveUp } from './tools/order-tunes'
import { Table } from './tools/table-tool'
import { Delimiter, Header, Paragraph, Quote } from './tools/text-tools'
import { Video } from './tools/video-tool'

type Options = {
  /** Shows the author an error message. */
  notify: (message: string) => void
  onLostPicture: (picture: LostPicture) => void
  /** Lets the author choose a file of the library; missing where there is none. */
  pickMedia?: PickMedia
  /** Lets the author write a note about a block. */
  onNote?: (blockId: string) => void
  converter: Converter
}

/** The entries that all blocks have in their menus, besides those of their own. */
export const commonTunes = (onNote: unknown) => ['convert', ...(onNote ? ['note'] : [])]

/** The keys are the types of blocks and tunes in an `EditorDocument`. */
export const createTools = ({ notify, onLostPicture, pickMedia, onNote, converter }: Options) =>
  ({
    paragraph: { class: Paragraph, inlineToolbar: true, tunes: [...commonTunes(onNote), 'alignment'] },
    header: {
      class: Header,
      inlineToolbar: true,
      tunes: [...commonTunes(onNote), 'alignment'],
      config: { levels: [1, 2, 3, 4, 5, 6], defaultLevel: 3, placeholder: t('editor.headingPlaceholder') },
    },
    list: {
      class: List,
      inlineToolbar: true,
      config: { defaultStyle: 'unordered', counterTypes: [...COUNTER_TYPES] },
    },
    checklist: { class: Checklist, inlineToolbar: true },
    quote: {
      class: Quote,
      inlineToolbar: true,
      config: { quotePlaceholder: t('editor.quotePlaceholder'), captionPlaceholder: t('editor.captionPlaceholder') },
    },
    image: {
      class: Image,
      inlineToolbar: true,
      tunes: [...commonTunes(onNote), 'imageAlignment'],
      config: { notify, onLostPicture, pickMedia },
    },
    video: { class: Video, inlineToolbar: true, config: { notify, pickMedia } },
    table: { class: Table, inlineToolbar: true, config: { rows: 2, cols: 3 } },
    delimiter: { class: Delimiter },
    linkTool: { class: LinkCard, config: { notify } },
    marker: { class: Marker, shortcut: 'CMD+SHIFT+M' },
    inlineCode: { class: InlineCode, shortcut: 'CMD+SHIFT+C' },
    underline: { class: Underline, shortcut: 'CMD+U' },
    convert: { class: ConvertTune, config: { converter } },
    ...(onNote && { note: { class: NoteTune, config: { onNote } } }),
    alignment: { class: AlignmentTune },
    imageAlignment: { class: AlignmentTune },
    // Editor.js shows what it calls `moveUp`, `delete` and `moveDown` in this order. Delete should not be between the others.
    moveUp: { class: MoveUp },
    delete: { class: MoveDown },
    moveDown: { class: DeleteBlock },
  }) as unknown as NonNullable<EditorConfig['tools']>
