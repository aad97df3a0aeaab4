const names = (list: string) => new Set(list.split(' '))

/** Elements that start on a new line. */
export const BLOCK_ELEMENTS = names(
  'address article aside blockquote body caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li main menu nav ol p pre section summary table tbody ' +
    'td tfoot th thead tr ul',
)

/** Elements whose content is not readable text. */
export const UNREADABLE_ELEMENTS = names(
  'applet base button canvas colgroup datalist embed frame frameset head link map math meta meter noembed ' +
    'noframes noscript object option progress rp script select style svg template textarea title xml',
)

/** Inline elements that become separate blocks. */
export const MEDIA_ELEMENTS = names('img video audio iframe')
