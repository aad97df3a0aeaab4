/** Uploads a film. Our server has this call, others may not. */
export const FILM_CALL = 'POST /api/upload/video'

/** Uploads a recording or a document. Our server has this call, others may not. */
export const FILE_CALL = 'POST /api/upload/file'

/** What that call takes. */
export const OTHER_TYPES = 'audio/*,application/pdf,.mp3,.m4a,.ogg,.wav,.flac,.pdf'

export const isOtherFile = ({ type, name }: File) =>
  type.startsWith('audio/') || type === 'application/pdf' || /\.(?:mp3|m4a|ogg|wav|flac|pdf)$/i.test(name)

/** The films that the server takes, for a field that chooses a file. Some systems do not know the type. */
export const FILM_TYPES = 'video/mp4,.mp4,.m4v'

export const isFilmFile = ({ type, name }: File) => type.startsWith('video/') || (!type && /\.(?:mp4|m4v)$/i.test(name))
