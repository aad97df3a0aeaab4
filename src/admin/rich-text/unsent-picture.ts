/** A rule of forms: the server would remove a picture that has no address of the web yet. */
export const unsentPicture = (html = '') =>
  /<img[^<>]* src="(?:data|blob):/.test(html) ? 'richText.unsentPicture' : undefined
