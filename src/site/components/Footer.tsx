import { keyedQuery } from '@shared/keyed-address'
import { paths } from '@shared/paths'
import { useLocation } from 'react-router'
import { contactsOf, useHasAdditions, useSettings } from '../data/settings'
import { useI18n } from '../i18n/i18n'
import { SubscribeForm } from '../newsletter/later-form'
import type { FooterPage } from '../owner-pages/owner-page-loaders'
import { DidNotLoad } from './DidNotLoad'
import { Logo } from './Logo'
import { PrefetchLink } from './PrefetchLink'
import { ThemeSwitch } from './ThemeSwitch'
import { Translatable } from './Translatable'

/** Leads to the lite edition of this page. */
function EditionSwitch() {
  const { t } = useI18n()
  const { hasLite } = useSettings()
  const { pathname, search } = useLocation()
  if (!hasLite) return null
  return (
    <form className="edition-switch" method="post" action={paths.edition}>
      <input type="hidden" name="page" value={pathname + keyedQuery(search)} />
      <button type="submit" name="edition" value="lite" className="text-button">
        {t('lite.choose')}
      </button>{' '}
      {/* The server writes here what the page costs that it has sent. One that the script has opened has cost less. */}
      <small key={pathname} className="page-price" suppressHydrationWarning>
        {''}
      </small>
    </form>
  )
}

/** `pages`: those of the owner, in their order. `hasFailed`: they did not load, while the page did. */
export function Footer({ pages, hasFailed }: { pages: FooterPage[]; hasFailed: boolean }) {
  const { t } = useI18n()
  const settings = useSettings()
  const { social_links: socialLinks = [] } = settings.own ?? {}
  const hasAdditions = useHasAdditions()
  const links = [
    [paths.home, t('nav.home')],
    [paths.about, t('footer.aboutUs')],
    [paths.articles, t('nav.articles')],
    ...(hasAdditions ? [[paths.places, t('places.title')] as const] : []),
    [paths.topics, t('nav.topics')],
    [paths.membership, t('footer.membership')],
    [paths.register, t('nav.register')],
    [paths.saved, t('saved.title')],
    ...(hasAdditions ? [[paths.trip, t('saved.trip')] as const] : []),
  ] as const
  return (
    <footer className="footer">
      <div className="wrap footer-columns">
        <div>
          <Logo />
          <p>{t('footer.blurb')}</p>
        </div>
        <nav aria-labelledby="quick-links">
          <h2 id="quick-links">{t('footer.links')}</h2>
          <ul>
            {links.map(([to, text]) => (
              <li key={to}>
                <PrefetchLink to={to}>{text}</PrefetchLink>
              </li>
            ))}
          </ul>
        </nav>
        {hasAdditions && (
          <div>
            <h2>{t('subscribe.heading')}</h2>
            <SubscribeForm />
          </div>
        )}
        <div>
          <h2>{t('footer.contact')}</h2>
          <ul>
            {contactsOf(settings).map((email) => (
              <li key={email}>
                <a href={`mailto:${email}`}>{email}</a>
              </li>
            ))}
            <li>{t('footer.location')}</li>
          </ul>
          {socialLinks.length > 0 && (
            <ul className="social-links" aria-label={t('footer.social')}>
              {socialLinks.map((address) => (
                <li key={address}>
                  <a href={address} rel="me noopener">
                    {new URL(address).hostname.replace('www.', '')}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {hasFailed && <DidNotLoad className="wrap footer-pages" reason={undefined} />}
      {pages.length > 0 && (
        <nav className="wrap footer-pages" aria-label={t('footer.pages')}>
          <ul>
            {pages.map(({ slug, title, lang }) => (
              <li key={slug}>
                <PrefetchLink to={paths.page(slug)}>
                  <Translatable text={title} lang={lang} />
                </PrefetchLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className="wrap copyright">
        <p>{t('footer.copyright')}</p>
        <EditionSwitch />
        <ThemeSwitch />
      </div>
    </footer>
  )
}
