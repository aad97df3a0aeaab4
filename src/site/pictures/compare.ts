import { splitLanguage } from '@shared/language-paths'
import { i18nFor, loadFrom, orInEnglish } from '../i18n/i18n'

/** Lets readers move the line between two pictures, which the style sheet has laid over each other. */
export async function connectComparisons(text: HTMLElement) {
  const { language } = splitLanguage(location.pathname)
  await orInEnglish(loadFrom('pictures'), language)
  for (const figure of text.querySelectorAll<HTMLElement>('figure.compare:not(:has(> input))')) {
    const slider = document.createElement('input')
    slider.type = 'range'
    slider.className = 'compare-slider'
    slider.setAttribute('aria-label', i18nFor(language).t('viewer.compare'))
    slider.addEventListener('input', () => figure.style.setProperty('--at', `${slider.value}%`))
    figure.append(slider)
  }
}
