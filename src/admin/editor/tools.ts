import type { EditorConfig } from '@editorjs/editorjs'
import { COUNTER_TYPES } from '@shared/content/document'
import { t } from '../i18n/i18n'
import type { PickMedia } from '../media/use-media-choice'
import type { LeftOut } from './pasted-pictures'
import { AlignmentTune } from './tools/alignment-tunes'
import { Button, Callout, Details, Pullquote } from './tools/box-tools'
import { Code } from './tools/code-tool'
import { Compare } from './tools/compare-tool'
import { type Converter, ConvertTune } from './tools/convert-tune'
import { Audio, File } from './tools/file-tools'
import { Footnote } from './tools/footnote-tool'
import { Gallery } from './tools/gallery-tool'
import { Image } from './tools/image-tool'
import { InlineCode, Link, Marker, Underline } from './tools/inline-tools'
import { LinkCard } from './tools/link-tool'
import { Checklist, List } from './tools/list-tools'
import { NoteTune } from './tools/note-tune'
import { DeleteBlock, MoveDown, MoveUp } from './tools/order-tunes'
import { type EditTable, Table } from './tools/table-tool'
import { Delimiter, Header, Paragraph, Quote } from './tools/text-tools'
import { Video } from './tools/video-tool'

type Options = {
  /** Shows the author an error message. */
  notify: (message: string) => void
  onLeftOut: (parts: LeftOut[]) => void
  /** Lets the author choose a file of the library; missing where there is none. */
  pickMedia?: PickMedia
  /** Lets the author write a note about a block. */
  onNote?: (blockId: string) => void
  /** Lets the author write a footnote behind what is selected. */
  onFootnote: () => void
  converter: Converter
  editTable: EditTable
  /** Runs a change that is no step for undo. */
  amend: (change: () => void) => void
  joinImages: (id: string) => void
  divideGallery: (id: string) => void
}

/** The entries that all blocks have in their menus, besides those of their own. */
export const commonTunes = (onNote: unknown) => ['convert', ...(onNote ? ['note'] : [])]

/** The keys are the types of blocks and tunes in an `EditorDocument`. */
export const createTools = ({
  notify,
  onLeftOut,
  pickMedia,
  onNote,
  onFootnote,
  converter,
  editTable,
  amend,
  joinImages,
  divideGallery,
}: Options) =>
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
    pullquote: { class: Pullquote, inlineToolbar: true },
    image: {
      class: Image,
      inlineToolbar: true,
      tunes: [...commonTunes(onNote), 'imageAlignment'],
      config: { notify, onLeftOut, pickMedia, amend, joinImages },
    },
    gallery: {
      class: Gallery,
      inlineToolbar: true,
      config: { notify, onLeftOut, pickMedia, amend, divideGallery },
    },
    compare: { class: Compare, inlineToolbar: true, config: { notify, onLeftOut, pickMedia, amend } },
    video: { class: Video, inlineToolbar: true, config: { notify, pickMedia } },
    table: { class: Table, inlineToolbar: true, config: { rows: 2, cols: 3, editTable } },
    // Beside the text, if the author places it there.
    callout: { class: Callout, inlineToolbar: true, tunes: [...commonTunes(onNote), 'imageAlignment'] },
    details: { class: Details, inlineToolbar: true },
    button: { class: Button, inlineToolbar: ['bold', 'italic'], tunes: [...commonTunes(onNote), 'alignment'] },
    code: { class: Code },
    audio: { class: Audio, inlineToolbar: true, config: { pickMedia } },
    file: { class: File, config: { pickMedia } },
    delimiter: { class: Delimiter },
    linkTool: { class: LinkCard, config: { notify } },
    link: { class: Link },
    marker: { class: Marker, shortcut: 'CMD+SHIFT+M' },
    inlineCode: { class: InlineCode, shortcut: 'CMD+SHIFT+C' },
    underline: { class: Underline, shortcut: 'CMD+U' },
    footnote: { class: Footnote, config: { onFootnote } },
    convert: { class: ConvertTune, config: { converter } },
    ...(onNote && { note: { class: NoteTune, config: { onNote } } }),
    alignment: { class: AlignmentTune },
    imageAlignment: { class: AlignmentTune },
    // Editor.js shows what it calls `moveUp`, `delete` and `moveDown` in this order. Delete should not be between the others.
    moveUp: { class: MoveUp },
    delete: { class: MoveDown },
    moveDown: { class: DeleteBlock },
  }) as unknown as NonNullable<EditorConfig['tools']>
