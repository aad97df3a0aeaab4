/** Pasted into an empty paragraph, an address of a picture or of a film without sound becomes it. */
export const addressPatterns = {
  image: /https?:\/\/\S+\.(gif|jpe?g|tiff|png|svg|webp)(\?[a-z0-9=]*)?$/i,
  video: /https?:\/\/\S+\.mp4$/i,
}

export const isVideoFile = (url: string) => /\.mp4$/i.test(url)
