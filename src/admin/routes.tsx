import { Navigate, Route } from 'react-router-dom'
import { AdForm, SubmitAd } from './ads'
import { lazyScreen } from './lazy-screen'
import { Newsletters } from './newsletters'
import { pathOf } from './paths'

const Profile = lazyScreen(() => import('./profile/Profile'), 'Profile')
const ArticleHistory = lazyScreen(() => import('./articles/history/ArticleHistory'), 'ArticleHistory')
const TranslationEdit = lazyScreen(() => import('./articles/translations/TranslationEdit'), 'TranslationEdit')
const PageTranslationEdit = lazyScreen(() => import('./pages/PageTranslationEdit'), 'PageTranslationEdit')
const textsTranslationEdit = () => import('./translations/TextsTranslationEdit')
const PlaceTranslationEdit = lazyScreen(textsTranslationEdit, 'PlaceTranslationEdit')
const CategoryTranslationEdit = lazyScreen(textsTranslationEdit, 'CategoryTranslationEdit')
const AdTranslationEdit = lazyScreen(textsTranslationEdit, 'AdTranslationEdit')
const NewsletterTranslationEdit = lazyScreen(
  () => import('./newsletters/translations/NewsletterTranslationEdit'),
  'NewsletterTranslationEdit',
)
const translationHistory = () => import('./translations/history/TranslationHistory')
const ArticleTranslationHistory = lazyScreen(translationHistory, 'ArticleTranslationHistory')
const PageTranslationHistory = lazyScreen(translationHistory, 'PageTranslationHistory')
const PlaceTranslationHistory = lazyScreen(translationHistory, 'PlaceTranslationHistory')
const WorkingCopyEdit = lazyScreen(() => import('./articles/working-copy/WorkingCopyEdit'), 'WorkingCopyEdit')
const Marketing = lazyScreen(() => import('./marketing/Marketing'), 'Marketing')

/** Screens whose address is not that of a resource. */
export const routes = (
  <>
    <Route path="/articles/:id/history" element={<ArticleHistory />} />
    <Route path="/articles/:id/translations/:language" element={<TranslationEdit />} />
    <Route path="/articles/:id/translations/:language/history" element={<ArticleTranslationHistory />} />
    <Route path="/articles/:id/working-copy" element={<WorkingCopyEdit />} />
    <Route path="/pages/:id/translations/:language" element={<PageTranslationEdit />} />
    <Route path="/pages/:id/translations/:language/history" element={<PageTranslationHistory />} />
    <Route path="/places/:id/translations/:language" element={<PlaceTranslationEdit />} />
    <Route path="/places/:id/translations/:language/history" element={<PlaceTranslationHistory />} />
    <Route path="/categories/:id/translations/:language" element={<CategoryTranslationEdit />} />
    <Route path="/ads/:id/translations/:language" element={<AdTranslationEdit />} />
    <Route path="/ad-form" element={<AdForm />} />
    <Route path="/ad-form/:id" element={<AdForm />} />
    <Route path="/submit-ad" element={<SubmitAd />} />
    <Route path="/submit-ad/:id" element={<SubmitAd />} />
    <Route path="/newsletter/:id/translations/:language" element={<NewsletterTranslationEdit />} />
    <Route path="/newsletter/*" element={<Newsletters />} />
    <Route path="/marketing" element={<Marketing />} />
    <Route path="/profile" element={<Profile />} />
    <Route path="/ad-management" element={<Navigate to={pathOf.ads} replace />} />
    <Route path="/newsletters/*" element={<Navigate to={pathOf.newsletter} replace />} />
  </>
)
