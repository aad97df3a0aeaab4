import { languagePath } from '@shared/language-paths'
import { paths } from '@shared/paths'
import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { useI18n } from '../i18n/i18n'
import { Icon } from './Icon'

type Props = ComponentProps<'input'> & { onSearch: (text: string) => void; children?: ReactNode }

/** With three bytes per character, each of which takes three in an address, the address stays far below what servers accept. */
const MAX_LENGTH = 500

/** Searches the articles, also without a script. Its button is for readers who do not use a keyboard. */
export function SearchForm({ onSearch, children, ...input }: Props) {
  const { t, language } = useI18n()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(String(new FormData(event.currentTarget).get('q')))
  }
  return (
    <search>
      <form className="search" action={languagePath(language, paths.articles)} onSubmit={onSubmit}>
        <input
          type="search"
          name="q"
          maxLength={MAX_LENGTH}
          placeholder={t('articles.search')}
          aria-label={t('articles.searchLabel')}
          {...input}
        />
        <button type="submit" className="search-button" aria-label={t('articles.searchLabel')}>
          <Icon name="search" />
        </button>
        {children}
      </form>
    </search>
  )
}
