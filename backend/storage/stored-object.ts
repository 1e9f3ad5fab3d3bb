export interface Bucket {
  id: string
  name: string
  public: boolean
  file_size_limit: string | null
  allowed_mime_types: string[] | null
}

export interface StoredObject {
  id: string
  bucket_id: string
  name: string
  version: string
  metadata: ObjectMetadata
  user_metadata: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
  last_accessed_at: Date
}

export interface ObjectMetadata {
  eTag: string
  size: number
  mimetype: string
  cacheControl: string
  lastModified: string
  contentLength: number
  httpStatusCode: number
}

export const fileKey = ({ bucket_id, version }: Pick<StoredObject, 'bucket_id' | 'version'>) =>
  `${bucket_id}/${version}`
