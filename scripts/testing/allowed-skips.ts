/** Tests that may be skipped, and when. Every other skipped test fails the run, because a skipped test is easily overlooked. */
const ALLOWED: readonly { test: RegExp; reason: string }[] = [
  {
    test: /^started as root \(/,
    reason: 'only root can give files to the account that runs PostgreSQL',
  },
  { test: /TLS/, reason: 'openssl, which creates the certificate, is not installed' },
  {
    test: /^Node runs on the library that a machine without libatomic gets$/,
    reason: 'only Linux needs the library',
  },
  { test: /\(WORKERS=2\)$/, reason: 'only Linux can share a port among processes' },
  { test: /can be extracted with tar$/, reason: 'Windows has no tar that reads it' },
  {
    test: /^a full disk leaves no partial file$/,
    reason: 'Windows has no limit on file size that simulates a full disk',
  },
]

/** Full names of skipped tests that are not allowed to be skipped. */
export const forbiddenSkips = (names: readonly string[]): string[] =>
  names.filter((name) => !ALLOWED.some(({ test }) => test.test(name)))
