import { ads as pieces } from '@demo/ads'
import type { Ad } from '@shared/entities/ad'
import type { User } from '@shared/entities/user'
import { makeAd } from '@tests/factories/ad'
import { pictureOf } from './demo-articles'

const film = '/uploads/contour-film.mp4'
const vimeo = 'https://player.vimeo.com/video/76979871'
const picture = { ad_type: 'image', image_url: pictureOf('ad-boat') } as const
const text = { ad_type: 'text', image_url: null } as const
const video = { ad_type: 'video', image_url: film } as const

/** So that each type meets each status. The published ones are among the server's own. */
const others: Partial<Ad>[] = [
  { ...picture, title: 'Evening on the estuary', status: 'approved', image_url: pictureOf('wetland-profile') },
  { ...text, title: 'Language lessons by the lake', status: 'approved' },
  { ...video, title: 'A hill in ninety seconds', status: 'approved' },
  {
    ...picture,
    ...{ title: 'The CHEAPEST rooms of the island!!!', status: 'rejected', image_url: pictureOf('ad-homestay') },
    rejection_reason: 'Please write the title without capitals, and tell what the price includes.',
  },
  {
    ...text,
    ...{ title: 'Elephant rides for the family', status: 'rejected' },
    rejection_reason:
      'We do not advertise rides on wild animals. If you offer walks beside them, at the distance that the park asks for, we should like to read your new text: tell us who guides, how many guests come along, and what a visitor may not do.',
  },
  { ...video, title: 'Our film', status: 'rejected', image_url: vimeo, rejection_reason: 'The video is private.' },
  { ...video, title: 'Drums at dusk', status: 'pending', image_url: vimeo },
  {
    ...text,
    ...{ title: `An offer that ${'goes on and on, '.repeat(14)}and ends here`, status: 'pending', link: null },
    description: 'Long words for whoever draws the table. '.repeat(20).trim(),
  },
]

/** Of two advertisers, so that a member's own list differs from the staff's. */
export function demoAds(owners: [User, User]) {
  const ownedBy = ({ id, name, email }: User) => ({
    ...{ advertiser_id: id, advertiser_name: name, advertiser_email: email },
  })
  const own = pieces.map(({ image, video, ...ad }, index) =>
    makeAd({
      ...ad,
      ...ownedBy(owners[0]),
      // One published ad of each type: the home page is long enough.
      status: ad.title.startsWith('Kopi') ? 'approved' : ad.status,
      image_url: video ? film : image && pictureOf(image),
      views: ad.status === 'published' ? 180 + index * 53 : 0,
    }),
  )
  return [...own, ...others.map((ad, index) => makeAd({ ...ad, ...ownedBy(owners[index % 2] as User) }))]
}
