import type { ScreenName } from '@shared/screens'
import { Fragment, type ReactNode } from 'react'
import { CustomRoutes, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { ArticleList } from './articles/ArticleList'
import { loadArticleForm } from './articles/EditorPrefetch'
import { lazyScreen } from './lazy-screen'
import { pathOf } from './paths'

/** The first page, which react-admin takes by itself. */
export const Overview = lazyScreen(() => import('./overview/Overview'), 'Overview')

const UserList = lazyScreen(() => import('./users/UserList'), 'UserList')
const ArticleForm = lazyScreen(loadArticleForm, 'ArticleForm')
const ArticleShow = lazyScreen(() => import('./articles/ArticleShow'), 'ArticleShow')
const ArticleHistory = lazyScreen(() => import('./articles/history/ArticleHistory'), 'ArticleHistory')
const WorkingCopyEdit = lazyScreen(() => import('./articles/working-copy/WorkingCopyEdit'), 'WorkingCopyEdit')
const TranslationEdit = lazyScreen(() => import('./translations/articles/TranslationEdit'), 'TranslationEdit')
const TranslationDesk = lazyScreen(() => import('./translations/desk/TranslationDesk'), 'TranslationDesk')
const textsTranslationEdit = () => import('./translations/TextsTranslationEdit')
const PlaceTranslationEdit = lazyScreen(textsTranslationEdit, 'PlaceTranslationEdit')
const CategoryTranslationEdit = lazyScreen(textsTranslationEdit, 'CategoryTranslationEdit')
const SeriesTranslationEdit = lazyScreen(textsTranslationEdit, 'SeriesTranslationEdit')
const AdTranslationEdit = lazyScreen(textsTranslationEdit, 'AdTranslationEdit')
const translationHistory = () => import('./translations/history/TranslationHistory')
const ArticleTranslationHistory = lazyScreen(translationHistory, 'ArticleTranslationHistory')
const PageTranslationHistory = lazyScreen(translationHistory, 'PageTranslationHistory')
const PlaceTranslationHistory = lazyScreen(translationHistory, 'PlaceTranslationHistory')
const Calendar = lazyScreen(() => import('./calendar/Calendar'), 'Calendar')
const AdList = lazyScreen(() => import('./ads/AdList'), 'AdList')
const AdForm = lazyScreen(() => import('./ads/AdEditor'), 'AdForm')
const AdReport = lazyScreen(() => import('./ads/report/AdReport'), 'AdReport')
const MyAds = lazyScreen(() => import('./ads/MyAds'), 'MyAds')
const SubmitAd = lazyScreen(() => import('./ads/SubmitAd'), 'SubmitAd')
const CategoryList = lazyScreen(() => import('./categories/CategoryList'), 'CategoryList')
const SeriesList = lazyScreen(() => import('./series/SeriesList'), 'SeriesList')
const PlaceList = lazyScreen(() => import('./places/PlaceList'), 'PlaceList')
const PageList = lazyScreen(() => import('./pages/PageList'), 'PageList')
const PageCreate = lazyScreen(() => import('./pages/PageCreate'), 'PageCreate')
const PageEdit = lazyScreen(() => import('./pages/PageEdit'), 'PageEdit')
const PageTranslationEdit = lazyScreen(() => import('./translations/PageTranslationEdit'), 'PageTranslationEdit')
const Newsletters = lazyScreen(() => import('./newsletters/Newsletters'), 'Newsletters')
const NewsletterTranslationEdit = lazyScreen(
  () => import('./newsletters/translations/NewsletterTranslationEdit'),
  'NewsletterTranslationEdit',
)
const Delivery = lazyScreen(() => import('./delivery/Delivery'), 'Delivery')
const Statistics = lazyScreen(() => import('./statistics/Statistics'), 'Statistics')
const Marketing = lazyScreen(() => import('./marketing/Marketing'), 'Marketing')
const Imports = lazyScreen(() => import('./imports/Imports'), 'Imports')
const ImportLosses = lazyScreen(() => import('./imports/ImportLosses'), 'ImportLosses')
const Settings = lazyScreen(() => import('./settings/Settings'), 'Settings')
const SettingsTranslation = lazyScreen(() => import('./settings/SettingsTranslation'), 'SettingsTranslation')
const AuditList = lazyScreen(() => import('./audit/AuditList'), 'AuditList')
const MediaList = lazyScreen(() => import('./media/MediaList'), 'MediaList')
const TrashList = lazyScreen(() => import('./trash/TrashList'), 'TrashList')
const Profile = lazyScreen(() => import('./profile/Profile'), 'Profile')

/** A list whose forms are dialogs over it, at create and at the id of a record. */
const withDialogs = { hasCreate: true, hasEdit: true }

/** What each screen shows, and the screens below its address. */
const screenRoutes: Record<Exclude<ScreenName, 'overview'>, ReactNode> = {
  users: <Resource name="users" list={UserList} {...withDialogs} recordRepresentation="name" />,
  articles: (
    <>
      {/* The list is not loaded later: it is what most open, and shares nearly all of its code with the other lists. */}
      <Resource
        name="articles"
        list={ArticleList}
        create={ArticleForm}
        edit={ArticleForm}
        show={ArticleShow}
        recordRepresentation="title"
      />
      <CustomRoutes>
        <Route path="/articles/:id/history" element={<ArticleHistory />} />
        <Route path="/articles/:id/translations/:language" element={<TranslationEdit />} />
        <Route path="/articles/:id/translations/:language/history" element={<ArticleTranslationHistory />} />
        <Route path="/articles/:id/working-copy" element={<WorkingCopyEdit />} />
      </CustomRoutes>
    </>
  ),
  calendar: (
    <CustomRoutes>
      <Route path="/calendar" element={<Calendar />} />
    </CustomRoutes>
  ),
  translations: <Resource name="translations" list={TranslationDesk} />,
  ads: (
    <>
      <Resource name="ads" list={AdList} recordRepresentation="title" />
      <CustomRoutes>
        <Route path="/ads/:id/translations/:language" element={<AdTranslationEdit />} />
        <Route path="/ad-management" element={<Navigate to={pathOf.ads} replace />} />
      </CustomRoutes>
    </>
  ),
  adForm: (
    <CustomRoutes>
      <Route path="/ad-form" element={<AdForm />} />
      <Route path="/ad-form/:id" element={<AdForm />} />
    </CustomRoutes>
  ),
  adReport: (
    <CustomRoutes>
      <Route path="/ad-report" element={<AdReport />} />
    </CustomRoutes>
  ),
  categories: (
    <>
      <Resource name="categories" list={CategoryList} {...withDialogs} recordRepresentation="name" />
      <CustomRoutes>
        <Route path="/categories/:id/translations/:language" element={<CategoryTranslationEdit />} />
      </CustomRoutes>
    </>
  ),
  series: (
    <>
      <Resource name="series" list={SeriesList} {...withDialogs} recordRepresentation="title" />
      <CustomRoutes>
        <Route path="/series/:id/translations/:language" element={<SeriesTranslationEdit />} />
      </CustomRoutes>
    </>
  ),
  places: (
    <>
      <Resource name="places" list={PlaceList} {...withDialogs} recordRepresentation="name" />
      <CustomRoutes>
        <Route path="/places/:id/translations/:language" element={<PlaceTranslationEdit />} />
        <Route path="/places/:id/translations/:language/history" element={<PlaceTranslationHistory />} />
      </CustomRoutes>
    </>
  ),
  pages: (
    <>
      <Resource name="pages" list={PageList} create={PageCreate} edit={PageEdit} recordRepresentation="title" />
      <CustomRoutes>
        <Route path="/pages/:id/translations/:language" element={<PageTranslationEdit />} />
        <Route path="/pages/:id/translations/:language/history" element={<PageTranslationHistory />} />
      </CustomRoutes>
    </>
  ),
  newsletter: (
    <CustomRoutes>
      <Route path="/newsletter/:id/translations/:language" element={<NewsletterTranslationEdit />} />
      <Route path="/newsletter/*" element={<Newsletters />} />
      <Route path="/newsletters/*" element={<Navigate to={pathOf.newsletter} replace />} />
    </CustomRoutes>
  ),
  delivery: (
    <CustomRoutes>
      <Route path="/delivery" element={<Delivery />} />
    </CustomRoutes>
  ),
  statistics: (
    <CustomRoutes>
      <Route path="/statistics" element={<Statistics />} />
    </CustomRoutes>
  ),
  marketing: (
    <CustomRoutes>
      <Route path="/marketing" element={<Marketing />} />
    </CustomRoutes>
  ),
  settings: (
    <CustomRoutes>
      <Route path="/settings" element={<Settings />} />
      <Route path="/settings/translations/:language" element={<SettingsTranslation />} />
    </CustomRoutes>
  ),
  audit: <Resource name="audit" list={AuditList} />,
  imports: (
    <CustomRoutes>
      <Route path="/imports" element={<Imports />} />
      <Route path="/imports/:id" element={<ImportLosses />} />
    </CustomRoutes>
  ),
  myAds: <Resource name="my-ads" list={MyAds} recordRepresentation="title" />,
  submitAd: (
    <CustomRoutes>
      <Route path="/submit-ad" element={<SubmitAd />} />
      <Route path="/submit-ad/:id" element={<SubmitAd />} />
    </CustomRoutes>
  ),
  media: <Resource name="media" list={MediaList} hasEdit />,
  trash: <Resource name="trash" list={TrashList} />,
  profile: (
    <CustomRoutes>
      <Route path="/profile" element={<Profile />} />
    </CustomRoutes>
  ),
}

// react-admin looks through fragments, but not through components.
export const routes = Object.entries(screenRoutes).map(([screen, elements]) => (
  <Fragment key={screen}>{elements}</Fragment>
))
