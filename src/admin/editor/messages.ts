import { t } from '../i18n/i18n'

/** Translations for Editor.js and its tools, keyed by the English text. A function, because the language may change. */
export function editorMessages() {
  const texts = {
    Text: t('editor.own.text'),
    Heading: t('editor.own.heading'),
    'Unordered List': t('editor.own.unorderedList'),
    'Ordered List': t('editor.own.orderedList'),
    Checklist: t('editor.own.checklist'),
    Quote: t('editor.own.quote'),
    'Pull quote': t('editor.own.pullquote'),
    Image: t('editor.own.image'),
    Gallery: t('editor.own.gallery'),
    'Before and after': t('editor.own.compare'),
    Video: t('editor.own.video'),
    Audio: t('editor.own.audio'),
    File: t('editor.own.file'),
    Table: t('editor.own.table'),
    Callout: t('editor.own.callout'),
    Details: t('editor.own.details'),
    Button: t('editor.own.button'),
    'Code block': t('editor.own.code'),
    Footnote: t('editor.own.footnote'),
    Delimiter: t('editor.own.delimiter'),
    Link: t('editor.controls.link'),
    Bold: t('editor.controls.bold'),
    Italic: t('editor.controls.italic'),
    Marker: t('editor.controls.marker'),
    Code: t('editor.controls.code'),
    Underline: t('editor.controls.underline'),
  }
  return {
    toolNames: texts,
    ui: {
      blockTunes: {
        toggler: { 'Click to tune': t('editor.own.clickToTune'), 'or drag to move': t('editor.own.dragToMove') },
      },
      inlineToolbar: { converter: { 'Convert to': t('editor.controls.convertTo') } },
      toolbar: { toolbox: { Add: t('editor.own.add') } },
      popover: {
        Filter: t('editor.controls.filter'),
        'Nothing found': t('editor.own.nothingFound'),
        'Convert to': t('editor.controls.convertTo'),
      },
    },
    blockTunes: {
      delete: { Delete: t('editor.own.deleteBlock'), 'Click to delete': t('editor.own.clickToDelete') },
      moveUp: { 'Move up': t('editor.own.moveUp') },
      moveDown: { 'Move down': t('editor.own.moveDown') },
    },
    tools: {
      stub: { 'The block can not be displayed correctly.': t('editor.own.cannotDisplay') },
      header: Object.fromEntries(
        [1, 2, 3, 4, 5, 6].map((level) => [`Heading ${level}`, t('editor.own.headingLevel', { level })]),
      ),
      quote: { 'Align Left': t('editor.align.left'), 'Align Center': t('editor.align.center') },
      list: {
        Ordered: t('editor.own.ordered'),
        Unordered: t('editor.own.unordered'),
        Checklist: t('editor.own.checklist'),
        'Start with': t('editor.own.startWith'),
        'Counter type': t('editor.own.counterType'),
        Numeric: t('editor.own.numeric'),
        'Lower Roman': t('editor.own.lowerRoman'),
        'Upper Roman': t('editor.own.upperRoman'),
        'Lower Alpha': t('editor.own.lowerAlpha'),
        'Upper Alpha': t('editor.own.upperAlpha'),
      },
      table: {
        'With headings': t('editor.own.withHeadings'),
        'Without headings': t('editor.own.withoutHeadings'),
        Heading: t('editor.own.heading'),
        Stretch: t('editor.own.stretch'),
        Collapse: t('editor.own.collapse'),
        'Add row above': t('editor.own.addRowAbove'),
        'Add row below': t('editor.table.addRow'),
        'Add column to left': t('editor.own.addColumnLeft'),
        'Add column to right': t('editor.own.addColumnRight'),
        'Delete row': t('editor.table.deleteRow'),
        'Delete column': t('editor.table.deleteColumn'),
      },
    },
  }
}
