/**
 * What a schema says of the value at a path, for the field that a form has. In a document the block is the field: its
 * index tells programs which, its number tells people.
 */
export function fieldError(path: readonly string[], message: string) {
  const [document, list, index, ...within] = path
  if (document !== 'blocks' || list !== 'blocks' || index === undefined)
    return { field: path.join('.') || 'body', message }
  const place = within.length ? `${within.join('.')}: ` : ''
  return { field: `blocks.${index}`, message: `Block ${Number(index) + 1} cannot be read: ${place}${message}` }
}
