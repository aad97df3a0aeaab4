import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { element, escapeText } from '@shared/content/html'
import type { ArticleSummary } from '@shared/entities/article'
import { imageSource } from '@shared/images'
import { languagePath } from '@shared/language-paths'
import { DEFAULT_LANGUAGE, type LanguageCode, originalLanguage } from '@shared/languages'
import { paths } from '@shared/paths'
import { publicDate } from '@shared/public-date'
import type { Editor } from '@tiptap/react'
import { useState } from 'react'
import { Loading } from 'react-admin'
import { failureText } from '../api/failures'
import { useCall } from '../api/use-call'
import { shortDay, textIn } from '../i18n/formats'
import { useI18n } from '../i18n/i18n'
import { MessageDialog } from '../layout/MessageDialog'
import { useDebouncedValue } from '../use-debounced-value'
import { dispatchAlone, insertBlocks, nodesOf } from './insert-content'
import { MAX_PICTURE } from './letter-schema'

const SEARCH_DELAY_MS = 250
const SHOWN = 30

/** Hosts name the language of a text that is not in English. */
const languageOf = ({ lang }: ArticleSummary) => originalLanguage({ language: lang })

/** Title and picture lead to the article. */
function letterOf(article: ArticleSummary, language: LanguageCode) {
  const { id, title, excerpt, image_url, image_alt } = article
  const own = languageOf(article) === language ? {} : textIn(languageOf(article))
  const link = (inner: string) => element('a', { href: languagePath(language, paths.article(id)) }, inner)
  const width = Math.min(imageSource(image_url ?? '').width ?? MAX_PICTURE, MAX_PICTURE)
  const picture = image_url && link(element('img', { src: image_url, alt: image_alt ?? '', width }))
  return [
    element('h2', own, link(escapeText(title))),
    picture && element('p', {}, picture),
    excerpt.trim() && element('p', own, escapeText(excerpt)),
  ]
    .filter(Boolean)
    .join('')
}

type Props = { editor: Editor; language?: LanguageCode; onClose: () => void }

/** Inserts published articles, in the order of their choice and in the language of the letter. */
export function InsertArticles({ editor, language = DEFAULT_LANGUAGE, onClose }: Props) {
  const { t } = useI18n()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<ArticleSummary[]>([])
  const q = useDebouncedValue(typed.trim(), SEARCH_DELAY_MS)
  const query = {
    q: q || undefined,
    page: 1,
    perPage: SHOWN,
    lang: language === DEFAULT_LANGUAGE ? undefined : language,
  }
  const { data, error } = useCall('GET /api/articles', { query })

  const isChosen = ({ id }: ArticleSummary) => chosen.some((article) => article.id === id)
  const toggle = (article: ArticleSummary) =>
    setChosen((others) => (isChosen(article) ? others.filter(({ id }) => id !== article.id) : [...others, article]))

  function insert() {
    const { state, view } = editor
    const html = chosen.map((article) => letterOf(article, language)).join('')
    dispatchAlone(view, insertBlocks(state.tr, nodesOf(state.schema, html)))
    onClose()
    view.focus()
  }

  return (
    <MessageDialog
      title={t('richText.articles.insert')}
      maxWidth="sm"
      isLarge
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button variant="contained" disabled={chosen.length === 0} onClick={insert}>
            {t('richText.articles.insertChosen', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <TextField
        type="search"
        autoFocus
        label={t('lists.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        // Without this, Enter would submit the form around the editor.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      {error && <Typography color="error">{failureText(error, 'lists.failed')}</Typography>}
      {!error && !data && <Loading />}
      {data?.articles.length === 0 && <Typography role="status">{t('richText.articles.none')}</Typography>}
      <List dense aria-label={t('screens.articles')}>
        {data?.articles.map((article) => (
          <ListItem key={article.id} disablePadding>
            <ListItemButton role="checkbox" aria-checked={isChosen(article)} onClick={() => toggle(article)}>
              <Checkbox
                edge="start"
                checked={isChosen(article)}
                tabIndex={-1}
                disableRipple
                slotProps={{ input: { 'aria-hidden': true } }}
              />
              <ListItemText
                primary={<span lang={languageOf(article)}>{article.title}</span>}
                secondary={[
                  shortDay(publicDate(article)),
                  languageOf(article) !== language && t('richText.articles.untranslated'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </MessageDialog>
  )
}
