import { type AnyBlock, isReadable } from '@shared/content/document'

const withId = ({ id, type }: AnyBlock, blocks: AnyBlock[]) =>
  blocks.find((block) => block.id === id && block.type === type)

/** The block with the files that its pictures have got between two states of the text. */
export function withFilesOf<Any extends AnyBlock>(block: Any, before: AnyBlock[], after: AnyBlock[]): AnyBlock {
  const [old, now] = [withId(block, before), withId(block, after)]
  if (!old || !now || now === old || !isReadable(block) || !isReadable(old) || !isReadable(now)) return block
  if (block.type === 'image' && now.type === 'image') return { ...block, data: { ...block.data, file: now.data.file } }
  if (block.type === 'compare' && now.type === 'compare') {
    const { before, after } = now.data
    return {
      ...block,
      data: {
        ...block.data,
        before: { ...block.data.before, file: before.file },
        after: { ...block.data.after, file: after.file },
      },
    }
  }
  if (block.type !== 'gallery' || old.type !== 'gallery' || now.type !== 'gallery') return block
  const files = new Map(old.data.items.map(({ file }, index) => [file.url, now.data.items[index]?.file ?? file]))
  const items = block.data.items.map((item) => ({ ...item, file: files.get(item.file.url) ?? item.file }))
  return { ...block, data: { items } }
}
