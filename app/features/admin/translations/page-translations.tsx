import { ContentList } from './content-list.tsx'

export default function TranslatePages() {
  return <ContentList content="page" />
}
