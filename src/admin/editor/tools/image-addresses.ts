/** An address that is pasted into an empty paragraph becomes the picture, or the film that `isFilm` recognises. */
export const addressPatterns = {
  image: /https?:\/\/\S+\.(gif|jpe?g|tiff|png|svg|webp)(\?[a-z0-9=]*)?$/i,
  video: /https?:\/\/\S+\.mp4(?:[?#]\S*)?$/i,
}
