import { ContentList } from './content-list.tsx'

export default function TranslateCategories() {
  return <ContentList content="category" />
}
