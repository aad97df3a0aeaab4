import sharp from 'sharp'

/** A picture of twelve megapixels that compresses as badly as a photograph. */
export const photograph = () =>
  sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 8 },
    },
  })
    .jpeg({ quality: 70 })
    .toBuffer()
