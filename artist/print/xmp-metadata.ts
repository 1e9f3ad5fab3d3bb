import type { DigitalSource } from '#domain/pages/picture-source.ts'

/** XMP metadata with the digital source type and the licence of a picture. */
export const createXmp = (source: DigitalSource): string =>
  '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/">' +
  '<rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" ' +
  'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/">' +
  '<dc:rights><rdf:Alt><rdf:li xml:lang="x-default">Free for private, school, kindergarten and library use. No resale.</rdf:li></rdf:Alt></dc:rights>' +
  `<Iptc4xmpExt:DigitalSourceType>http://cv.iptc.org/newscodes/digitalsourcetype/${source}</Iptc4xmpExt:DigitalSourceType>` +
  '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>'
