import { scenarios as adManagement } from './ad-management'
import { scenarios as adReview } from './ad-review'
import { scenarios as adSubmission } from './ad-submission'
import { scenarios as ads } from './ads'
import { scenarios as articleDocuments } from './article-documents'
import { scenarios as articleEditing } from './article-editing'
import { scenarios as articleHistory } from './article-history'
import { scenarios as articlePresence } from './article-presence'
import { scenarios as articleRules } from './article-rules'
import { scenarios as articles } from './articles'
import { scenarios as auth } from './auth'
import { scenarios as categories } from './categories'
import { scenarios as dashboard } from './dashboard'
import { scenarios as errors } from './errors'
import type { Start } from './host'
import { scenarios as idempotency } from './idempotency'
import { scenarios as links } from './links'
import { scenarios as managedAds } from './managed-ads'
import { scenarios as managedArticles } from './managed-articles'
import { scenarios as myAds } from './my-ads'
import { scenarios as newsletterSending } from './newsletter-sending'
import { scenarios as newsletters } from './newsletters'
import { scenarios as profile } from './profile'
import { scenarios as registration } from './registration'
import { scenarios as translations } from './translations'
import { scenarios as uploads } from './uploads'
import { scenarios as userEditing } from './user-editing'
import { scenarios as users } from './users'

/** All scenarios of the contract, grouped by resource. */
export function allScenarios(start: Start) {
  for (const scenarios of [
    auth,
    registration,
    profile,
    articles,
    managedArticles,
    articleDocuments,
    articleEditing,
    articleRules,
    articleHistory,
    articlePresence,
    translations,
    ads,
    managedAds,
    adManagement,
    adReview,
    adSubmission,
    myAds,
    dashboard,
    categories,
    newsletters,
    newsletterSending,
    users,
    userEditing,
    idempotency,
    errors,
    uploads,
    links,
  ])
    scenarios(start)
}
