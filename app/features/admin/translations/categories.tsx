import { Contents } from './contents.tsx'

export default function TranslateCategories() {
  return <Contents content="category" />
}
