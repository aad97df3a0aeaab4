import { PageHeading } from '../layout/PageHeading'

export const CategoryList = () => <PageHeading>Category Management</PageHeading>
