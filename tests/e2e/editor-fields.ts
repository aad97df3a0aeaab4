import type { Block } from './editor-page'

export const picture = { url: '/favicon.svg' }

/** For each field of each kind of block: its label in the editor, and a block in which it has this text. */
export const fields: Record<string, (text: string) => Omit<Block, 'id'>> = {
  paragraph: (text) => ({ type: 'paragraph', data: { text } }),
  heading: (text) => ({ type: 'header', data: { text, level: 3 } }),
  'list item': (content) => ({
    type: 'list',
    data: {
      style: 'unordered',
      meta: {},
      items: [{ content: 'Lakes', meta: {}, items: [{ content, meta: {}, items: [] }] }],
    },
  }),
  'checklist item': (text) => ({
    type: 'checklist',
    data: {
      items: [
        { text: 'Water', checked: true },
        { text, checked: false },
      ],
    },
  }),
  quote: (text) => ({ type: 'quote', data: { text, caption: 'A guide', alignment: 'left' } }),
  'caption of the quote': (caption) => ({ type: 'quote', data: { text: 'Go slowly.', caption, alignment: 'left' } }),
  'caption of the image': (caption) => ({
    type: 'image',
    data: { caption, withBorder: false, withBackground: false, stretched: false, file: picture },
  }),
  'caption of the video': (caption) => ({ type: 'video', data: { url: 'https://vimeo.com/123456', caption } }),
  'table cell': (text) => ({
    type: 'table',
    data: {
      withHeadings: false,
      stretched: false,
      content: [
        ['Lake', 'Depth'],
        ['Toba', text],
      ],
    },
  }),
}
