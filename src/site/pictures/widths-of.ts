/** The `srcset` of a picture of the site itself: its files, whose names end with their widths, and their addresses. */
export function widthsOf(files: Record<string, string>) {
  const entries = Object.entries(files).map(([name, url]) => ({ url, width: Number(/-(\d+)\.\w+$/.exec(name)?.[1]) }))
  return entries
    .toSorted((a, b) => a.width - b.width)
    .map(({ url, width }) => `${url} ${width}w`)
    .join(', ')
}
