import type { PublicAd } from '@shared/entities/ad'
import { useEffect, useRef, useState } from 'react'
import { useI18n } from '../i18n/i18n'
import { AdCard } from './AdCard'
import { ScrollRow } from './ScrollRow'

/** Whether a reader's blocker has removed all cards, so that the heading would stand above nothing. */
function useIsEmpty() {
  const section = useRef<HTMLElement>(null)
  const [isEmpty, setIsEmpty] = useState(false)
  useEffect(() => {
    const element = section.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      setIsEmpty([...element.querySelectorAll('article')].every((card) => card.offsetHeight === 0)),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return { section, isEmpty }
}

type Props = { ads: PublicAd[]; hasIntroduction?: boolean }

export function Partners({ ads, hasIntroduction = false }: Props) {
  const { t } = useI18n()
  const { section, isEmpty } = useIsEmpty()
  return (
    <section className="section wrap" aria-labelledby="partners" ref={section} data-empty={isEmpty || undefined}>
      <header className="section-head">
        <h2 id="partners">{t('home.partners')}</h2>
        {hasIntroduction && <p>{t('home.partnersIntro')}</p>}
      </header>
      <ScrollRow className="partners" labelledBy="partners">
        {ads.map((ad) => (
          <AdCard key={ad.id} ad={ad} isOnly={ads.length === 1} />
        ))}
      </ScrollRow>
    </section>
  )
}
