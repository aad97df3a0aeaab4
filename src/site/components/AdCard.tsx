import type { PublicAd } from '@shared/entities/ad'
import { mediaUrl } from '@shared/media-url'
import { isHttpUrl } from '@shared/validation'
import { embedUrl, foreignVideo, playerOf } from '@shared/video'
import { useEffect, useRef } from 'react'
import { browserRequest, logFailure } from '../data/api'
import { useSettings } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import { Picture } from '../pictures/Picture'
import { countedIds, rememberCounted } from '../reader/storage'
import { ExternalLink } from './ExternalLink'
import { LinkText, stripTags } from './Trans'
import { Translatable } from './Translatable'

/** Session storage: ids of the ads whose view was counted in this browser session. */
const VIEWED_ADS_KEY = 'viewedAds'
/** Session storage: likewise, of the ads whose link was followed. */
const CLICKED_ADS_KEY = 'clickedAds'
/** An ad counts as seen when this share of it has been visible for this time: the industry's viewable impression. */
const AD_VIEW_RATIO = 0.5
export const AD_VIEW_MS = 1000

/** Counts a view when half of the ad has been visible for a second, at most once per browser session. */
function useViewCount(id: number) {
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!element.current || typeof IntersectionObserver === 'undefined' || countedIds(VIEWED_ADS_KEY).includes(id))
      return
    let timer: ReturnType<typeof setTimeout> | undefined
    const count = () => {
      observer.disconnect()
      rememberCounted(VIEWED_ADS_KEY, id)
      browserRequest('POST /api/ads/:id/view', { params: { id } }).catch((error) => logFailure('Ad view', error))
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        clearTimeout(timer)
        if (entry?.isIntersecting) timer = setTimeout(count, AD_VIEW_MS)
      },
      { threshold: AD_VIEW_RATIO },
    )
    observer.observe(element.current)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [id])
  return element
}

/**
 * Counts a click on the ad's link, at most once per browser session. The link itself stays plain: it leads to the advertiser without a
 * detour, and also works if counting does not.
 */
function countClick(id: number) {
  if (countedIds(CLICKED_ADS_KEY).includes(id)) return
  rememberCounted(CLICKED_ADS_KEY, id)
  // The tab may be closed as soon as the new one is open.
  browserRequest('POST /api/ads/:id/click', { params: { id } }, { keepalive: true }).catch((error) =>
    logFailure('Ad click', error),
  )
}

type Props = {
  ad: PublicAd
  /** Whether it is the only one on the page. */
  isOnly: boolean
}

function Media({ ad, isOnly }: Props) {
  const { hasPlayer } = useSettings()
  if (!ad.image_url) return null
  if (ad.ad_type !== 'video')
    return (
      <div className="card-picture">
        <Picture url={ad.image_url} alt="" slot={isOnly ? 'onlyAd' : 'ad'} />
      </div>
    )
  // Players of other hosts need scripts and their own storage. Our own video files need no scripts, which together with
  // our origin would let the frame escape its sandbox.
  const source = (hasPlayer && playerOf(ad.image_url)) || mediaUrl(embedUrl(ad.image_url))
  const sandbox = isHttpUrl(ad.image_url)
    ? 'allow-scripts allow-same-origin allow-presentation allow-popups'
    : 'allow-same-origin'
  return (
    <div className="card-picture">
      <iframe
        className="picture"
        src={source}
        title={ad.title}
        loading="lazy"
        sandbox={sandbox}
        referrerPolicy="strict-origin-when-cross-origin"
        allow="fullscreen; picture-in-picture"
      />
    </div>
  )
}

/** Leads to a foreign video itself: the frame may stay empty, because the network or the video's owner forbids it. */
function WatchLink({ ad: { ad_type, image_url } }: { ad: PublicAd }) {
  const { t } = useI18n()
  if (ad_type !== 'video' || !image_url || !isHttpUrl(image_url)) return null
  const video = foreignVideo(image_url)
  return (
    <ExternalLink className="label" href={video?.page ?? image_url}>
      {t('article.watchOn', { service: video?.service ?? new URL(image_url).hostname })}
    </ExternalLink>
  )
}

/** About four lines of a narrow card. */
const SHORT = { characters: 160, breaks: 3 }

/** Cut if it is long, until the reader asks for all of it, which needs no script. */
function Description({ ad: { id, title, description, lang } }: { ad: PublicAd }) {
  const { t } = useI18n()
  const isLong = description.length > SHORT.characters || description.split('\n').length > SHORT.breaks
  const text = <Translatable as="p" className={isLong ? 'excerpt lines' : 'lines'} text={description} lang={lang} />
  if (!isLong) return text
  return (
    <>
      <input type="checkbox" id={`ad-${id}`} className="whole visually-hidden" />
      {text}
      <label htmlFor={`ad-${id}`} className="more whole">
        {t('home.wholeAd')} <span className="visually-hidden">{title}</span>
      </label>
    </>
  )
}

export function AdCard({ ad, isOnly }: Props) {
  const { t } = useI18n()
  const element = useViewCount(ad.id)
  const text = t('home.learnMoreNamed', { name: ad.title })
  return (
    // Lists of blockers name classes with `ad`.
    <article className={`card partner partner-${ad.ad_type}`} ref={element}>
      <Media ad={ad} isOnly={isOnly} />
      <div className="card-text">
        <p className="label">{t('home.ad')}</p>
        <h3>
          <Translatable text={ad.title} lang={ad.lang} />
        </h3>
        <Description ad={ad} />
        <WatchLink ad={ad} />
        {ad.link && isHttpUrl(ad.link) && (
          <ExternalLink
            className="more"
            href={ad.link}
            aria-label={stripTags(text)}
            onClick={() => countClick(ad.id)}
            // The middle button opens a tab too, without a click event.
            onAuxClick={({ button }) => button === 1 && countClick(ad.id)}
            // Without noreferrer: advertisers may see which visits come from here.
            rel="noopener sponsored"
          >
            <LinkText text={text} />
          </ExternalLink>
        )}
      </div>
    </article>
  )
}
