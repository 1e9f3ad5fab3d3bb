import { useQuery } from '@tanstack/react-query'
import { pageFileName, PAGE_BUCKET } from '#domain/pages/page-file.ts'
import type { THUMBNAIL_WIDTHS } from '#domain/pages/thumbnail-widths.ts'
import { useSession } from './session.tsx'

interface PicturedPage {
  thumbnail_url: string | null
  status: string
  deleted_at?: string | null
}

const SIGNED_SECONDS = 3600

/**
 * The address of a page's picture for its creator or an administrator. The picture of a hidden or deleted page has no public
 * address, so they get a signed one. Undefined while it is loading, or without a picture.
 */
export function usePictureUrl(
  { thumbnail_url: url, status, deleted_at }: PicturedPage,
  width: (typeof THUMBNAIL_WIDTHS)[number],
): string | undefined {
  const { client } = useSession()
  const isWithheld = status === 'hidden' || Boolean(deleted_at)
  const name = isWithheld ? pageFileName(url) : undefined
  const { data: signedUrl } = useQuery({
    queryKey: ['signed-picture', name, width],
    enabled: name !== undefined,
    staleTime: (SIGNED_SECONDS * 1000) / 2,
    queryFn: async () => {
      const bucket = (await client()).storage.from(PAGE_BUCKET)
      const { data, error } = await bucket.createSignedUrl(name!, SIGNED_SECONDS, { transform: { width } })
      if (error) throw error
      return data.signedUrl
    },
  })
  if (!url) return undefined
  if (isWithheld) return signedUrl
  return `${url}${url.includes('?') ? '&' : '?'}format=webp&width=${width}`
}
