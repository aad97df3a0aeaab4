import Typography from '@mui/material/Typography'
import type { ManagedArticle } from '@shared/entities/article'
import { useI18n } from '../../i18n/i18n'
import { AlignedOriginal } from '../alignment/AlignedOriginal'

export const OriginalText = ({ article }: { article: ManagedArticle }) => (
  <AlignedOriginal title={article.title} original={article}>
    <Typography sx={{ my: 1, color: 'text.secondary' }}>{article.excerpt}</Typography>
    <FurtherTexts {...article} />
  </AlignedOriginal>
)

/** Texts besides those of the page, which a translation has too. */
function FurtherTexts({ image_alt, image_caption, meta_description }: ManagedArticle) {
  const { t } = useI18n()
  const texts = [
    [t('pictures.alt'), image_alt],
    [t('pictures.caption'), image_caption],
    [t('articles.search.description'), meta_description],
  ].filter(([, text]) => text)
  return texts.map(([name, text]) => (
    <Typography key={name} variant="body2" sx={{ my: 1 }}>
      <b>{name}</b> {text}
    </Typography>
  ))
}
