import { z } from 'zod'
import { limitedSource } from '../entities/fields'
import { messages } from '../messages'
import { isVideoAddress } from '../video'
import { cleanJson } from './clean-text'

/** The version written into new editor documents. */
export const DOCUMENT_VERSION = '2.31.0'

export const COUNTER_TYPES = ['numeric', 'lower-roman', 'upper-roman', 'lower-alpha', 'upper-alpha'] as const

export const TONES = ['note', 'tip', 'warning'] as const

/** A text with its inline markup, or an address. */
const Text = limitedSource(500_000)

/** An id, a type or a key. */
const Name = limitedSource(1000)

/** A picture with its texts. */
const Picture = z.object({
  caption: Text,
  /** What the picture shows, for readers who do not see it, and who took or owns it: plain texts. */
  alt: Text.optional(),
  credit: Text.optional(),
  /** Where a press on the picture leads. */
  link: Text.optional(),
  file: z.object({ url: Text }),
})
export type Picture = z.infer<typeof Picture>

const ComparedPicture = Picture.omit({ link: true })

const ListMeta = z.object({
  start: z.number().int().min(0).optional(),
  counterType: z.enum(COUNTER_TYPES).optional(),
  checked: z.boolean().optional(),
})

export type ListItem = { content: string; meta: z.infer<typeof ListMeta>; items: ListItem[] }

const ListItem: z.ZodType<ListItem> = z.object({
  content: Text,
  meta: ListMeta,
  get items() {
    return z.array(ListItem)
  },
})

const Alignment = z.enum(['left', 'center', 'right'])
const AlignmentTune = z.object({ alignment: Alignment })

/** A block keeps its id across edits: revisions, translations and merges refer to it. */
function block<Type extends string, Data extends z.ZodType>(type: Type, data: Data) {
  return z.object({
    id: Name.min(1),
    type: z.literal(type),
    data,
    tunes: z.object({ alignment: AlignmentTune.optional(), imageAlignment: AlignmentTune.optional() }).optional(),
  })
}

export const Block = z.discriminatedUnion('type', [
  block('paragraph', z.object({ text: Text })),
  block('header', z.object({ text: Text, level: z.number().int().min(1).max(6) })),
  block(
    'list',
    z.object({ style: z.enum(['ordered', 'unordered', 'checklist']), meta: ListMeta, items: z.array(ListItem) }),
  ),
  block(
    'image',
    Picture.extend({
      url: Text.optional(),
      withBorder: z.boolean(),
      withBackground: z.boolean(),
      stretched: z.boolean(),
    }),
  ),
  block('gallery', z.object({ items: z.array(Picture) })),
  /** The same view twice, each picture with its own caption. */
  block('compare', z.object({ before: ComparedPicture, after: ComparedPicture, caption: Text })),
  /** Lines that are shown as they are. `language` is that of the program, such as `js`. */
  block('code', z.object({ code: Text, language: limitedSource(100) })),
  block('callout', z.object({ text: Text, tone: z.enum(TONES) })),
  /** A text that opens below its summary. */
  block('details', z.object({ summary: Text, text: Text })),
  /** A link that stands out. An address that cannot be linked is kept for its author. */
  block('button', z.object({ text: Text, url: Text })),
  /** A film of YouTube or Vimeo, or one that was uploaded. */
  block('video', z.object({ url: Text.refine(isVideoAddress, messages.videoAddress), caption: Text })),
  /** A recording that was uploaded, or the address of one elsewhere. */
  block('audio', z.object({ url: Text, caption: Text })),
  /** A file to download. `size` in bytes; 0 if it is not known. */
  block('file', z.object({ url: Text, name: Text, size: z.number().int().min(0) })),
  block('quote', z.object({ text: Text, caption: Text, alignment: z.enum(['left', 'center']) })),
  /** A sentence of the text that stands out. */
  block('pullquote', z.object({ text: Text })),
  block('checklist', z.object({ items: z.array(z.object({ text: Text, checked: z.boolean() })) })),
  block('delimiter', z.object({})),
  block(
    'table',
    z.object({
      withHeadings: z.boolean(),
      /** Whether the first cell of each row is a heading. */
      withHeadingColumn: z.boolean().optional(),
      stretched: z.boolean(),
      content: z.array(z.array(Text)),
    }),
  ),
  block(
    'linkTool',
    z.object({
      link: Text,
      meta: z.object({
        title: Text.optional(),
        description: Text.optional(),
        image: z.object({ url: Text }).optional(),
      }),
    }),
  ),
])
export type Block = z.infer<typeof Block>

export type BlockType = Block['type']
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>

export const BLOCK_TYPES: readonly string[] = Block.options.map(({ shape }) => shape.type.value)

const AnyData = z.record(Name, z.unknown().overwrite(cleanJson))

/** A block of an unknown tool, or one that its tool cannot read. It is stored unchanged. */
export const UnknownBlock = z.object({
  id: Name.min(1),
  type: Name.min(1),
  data: AnyData,
  tunes: AnyData.optional(),
})
export type UnknownBlock = z.infer<typeof UnknownBlock>

export type AnyBlock = Block | UnknownBlock

/** Whether the block has a known type and valid data. The type alone does not guarantee the data. */
export const isReadable = (block: AnyBlock): block is Block => Block.safeParse(block).success

/** The pictures and films of a block, each with its texts. */
export function picturesOf(block: AnyBlock): Picture[] {
  if (!isReadable(block)) return []
  if (block.type === 'gallery') return block.data.items
  if (block.type === 'compare') return [block.data.before, block.data.after]
  return block.type === 'image' ? [block.data] : []
}

const ForeignBlock = UnknownBlock.refine(({ type }) => !BLOCK_TYPES.includes(type), { abort: true })

const SavedBlock = z.union([Block, ForeignBlock], {
  error(issue) {
    if (issue.code !== 'invalid_union') return undefined
    const [known = [], foreign = []] = issue.errors
    // For unknown types, check only what all blocks have in common.
    const [first] = known[0]?.path[0] === 'type' ? foreign : known
    return first && [first.path.join('.'), first.message].filter(Boolean).join(': ')
  },
})

/** What the block editor saves. `time` is in milliseconds since 1970. */
export const EditorDocument = z.object({
  time: z.number(),
  version: Name,
  blocks: z.array(SavedBlock),
})
export type EditorDocument = z.infer<typeof EditorDocument>
