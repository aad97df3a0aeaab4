/**
 * Maps a schema's error at a path to a field of a form. In a document, the block is the field: programs get its index,
 * people its number.
 */
export function fieldError(path: readonly string[], message: string) {
  const [document, list, index, ...within] = path
  if (document !== 'blocks' || list !== 'blocks' || index === undefined)
    return { field: path.join('.') || 'body', message }
  const place = within.length ? `${within.join('.')}: ` : ''
  return { field: `blocks.${index}`, message: `Block ${Number(index) + 1} cannot be read: ${place}${message}` }
}

/** The first complaint about each field. */
export function fieldErrors(issues: { path: readonly string[]; message: string }[]) {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const complaint = fieldError(path, message)
    errors[complaint.field] ??= complaint.message
  }
  return errors
}
