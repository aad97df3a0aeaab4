const names = (list: string) => new Set(list.split(' '))

/** Begin a line of their own. */
export const BLOCK_ELEMENTS = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody ' +
    'td tfoot th thead tr ul',
)

/** What they hold is nothing to read. */
export const UNREADABLE_ELEMENTS = names(
  'applet audio base button canvas colgroup datalist embed frame frameset head link map math meta meter noembed ' +
    'noframes noscript object option progress rp script select style svg template textarea title xml',
)

/** Stand in the text, and yet are blocks of their own. */
export const MEDIA_ELEMENTS = names('img video iframe')
