import { BlockEditorInput } from '../editor/BlockEditorInput'
import { useI18n } from '../i18n/i18n'

export const ArticleContentInput = () => {
  const { t } = useI18n()
  return <BlockEditorInput source="blocks" htmlSource="content" label={t('articles.form.content')} />
}
