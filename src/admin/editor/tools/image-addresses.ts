/** An address that matches, pasted into an empty paragraph, becomes a picture or a silent video. */
export const addressPatterns = {
  image: /https?:\/\/\S+\.(gif|jpe?g|tiff|png|svg|webp)(\?[a-z0-9=]*)?$/i,
  video: /https?:\/\/\S+\.mp4$/i,
}

export const isVideoFile = (url: string) => /\.mp4$/i.test(url)
