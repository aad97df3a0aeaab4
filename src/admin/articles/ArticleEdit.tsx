import { PageHeading } from '../layout/PageHeading'

export const ArticleEdit = () => <PageHeading>Edit article</PageHeading>
