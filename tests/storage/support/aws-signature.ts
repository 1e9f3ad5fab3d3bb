import { createHash, createHmac } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

const sha256 = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

// SigV4 encodes as RFC 3986 says, including the characters that `encodeURIComponent` leaves unchanged.
const encode = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )

interface SignedRequest {
  method: string
  url: URL
  headers: IncomingHttpHeaders
  body: Uint8Array
}

/** Verifies an AWS Signature Version 4 without the server's library; returns S3's error code or undefined. */
export function signatureProblem(
  { method, url, headers, body }: SignedRequest,
  { accessKeyId, secretAccessKey, region }: { accessKeyId: string; secretAccessKey: string; region: string },
): string | undefined {
  const [, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      headers.authorization ?? '',
    ) ?? []
  const [keyId, day = '', ...place] = scope.split('/')
  if (!signature || keyId !== accessKeyId) return 'InvalidAccessKeyId'
  if (place.join('/') !== `${region}/s3/aws4_request`) return 'AuthorizationHeaderMalformed'
  const time = String(headers['x-amz-date'])
  if (!time.startsWith(day) || Math.abs(Date.now() - dateOf(time)) > 15 * 60_000)
    return 'RequestTimeTooSkewed'
  const contentHash = String(headers['x-amz-content-sha256'])
  if (contentHash !== sha256(body)) return 'XAmzContentSHA256Mismatch'
  const signed = names.split(';')
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.includes(name)))
    return 'AccessDenied'
  const query = [...url.searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
  const canonical = [
    method,
    url.pathname,
    query,
    ...signed.map((name) => `${name}:${String(headers[name] ?? '').trim()}`),
    '',
    names,
    contentHash,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, `${day}/${place.join('/')}`, sha256(canonical)].join('\n')
  const key = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${secretAccessKey}`, day), region))
  return hmac(key, text).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch'
}

const dateOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
