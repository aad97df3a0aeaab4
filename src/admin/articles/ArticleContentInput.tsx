import { BlockEditorInput } from '../editor/BlockEditorInput'

export const ArticleContentInput = () => <BlockEditorInput source="blocks" htmlSource="content" label="Content" />
