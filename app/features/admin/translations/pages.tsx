import { Contents } from './contents.tsx'

export default function TranslatePages() {
  return <Contents content="page" />
}
