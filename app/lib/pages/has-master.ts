/**
 * Only pages with a vector master can be printed as vectors, packed, colored in and shared as a picture. Their print file is created
 * on request below `/print/`; other pages have an uploaded file or none.
 */
export const hasMaster = ({ file_url }: { file_url: string | null }): boolean =>
  file_url?.startsWith('/print/') ?? false
