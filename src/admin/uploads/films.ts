/** Uploads a film. Our server has this call, others may not. */
export const FILM_CALL = 'POST /api/upload/video'

/** The films that the server takes, for a field that chooses a file. Some systems do not know the type. */
export const FILM_TYPES = 'video/mp4,.mp4,.m4v'

export const isFilmFile = ({ type, name }: File) => type.startsWith('video/') || (!type && /\.(?:mp4|m4v)$/i.test(name))
