/** The archive cannot be restored: it is damaged, incomplete, of another kind, or newer than this program. */
export class ArchiveError extends Error {
  override name = 'ArchiveError'
}
