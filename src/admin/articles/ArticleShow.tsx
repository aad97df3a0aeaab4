import { PageHeading } from '../layout/PageHeading'

export const ArticleShow = () => <PageHeading>Article</PageHeading>
