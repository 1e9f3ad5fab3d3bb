/** A data URL, because a blob URL could be revoked while the print dialog is open. */
export const svgUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`
