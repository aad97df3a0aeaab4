import { PageHeading } from '../layout/PageHeading'

export const ArticleCreate = () => <PageHeading>New article</PageHeading>
