import { expect, test } from 'vitest'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { writeTexts } from './write-texts.ts'

test.each([
  [
    'a girl climbing a ladder',
    'Une fille qui grimpe à une échelle',
    'Una niña subiendo por una escalera de mano',
    'Una bambina che sale su una scala',
  ],
  [
    'two girls sleeping in a bed',
    'Deux filles qui dorment dans leur lit',
    'Dos niñas durmiendo en la cama',
    'Due bambine che dormono a letto',
  ],
  [
    'a girl feeding the ducks',
    'Une fille qui donne à manger aux canards',
    'Una niña dando de comer a los patos',
    'Una bambina che dà da mangiare alle anatre',
  ],
  [
    'a boy holding a cat',
    'Un garçon qui tient un chat dans ses bras',
    'Un niño sosteniendo en brazos a un gato',
    'Un bambino che tiene in braccio un gatto',
  ],
  [
    'a dog eating a bone',
    'Un chien qui ronge un os',
    'Un perro royendo un hueso',
    'Un cane che rosicchia un osso',
  ],
  [
    'a boy hiding behind a tree',
    'Un garçon qui se cache derrière un arbre',
    'Un niño escondido detrás de un árbol',
    'Un bambino che si nasconde dietro un albero',
  ],
  [
    'a girl packing a suitcase',
    'Une fille qui fait sa valise',
    'Una niña haciendo la maleta',
    'Una bambina che fa la valigia',
  ],
  [
    'a girl running in the park',
    'Une fille qui court au parc',
    'Una niña corriendo por el parque',
    'Una bambina che corre al parco',
  ],
  [
    'a girl running on a treadmill in the gym',
    'Une fille qui court au gymnase',
    'Una niña corriendo en el gimnasio',
    'Una bambina che corre in palestra',
  ],
  [
    'a girl celebrating her birthday',
    'Une fille qui fête son anniversaire',
    'Una niña celebrando su cumpleaños',
    'Una bambina che festeggia il suo compleanno',
  ],
  [
    'a woman ironing a shirt',
    'Une femme qui repasse une chemise',
    'Una mujer planchando una camisa',
    'Una donna che stira una camicia',
  ],
  [
    'a girl working on a computer',
    'Une fille qui travaille devant un ordinateur',
    'Una niña trabajando delante de un ordenador',
    'Una bambina che lavora davanti a un computer',
  ],
  [
    'two boys high-fiving',
    'Deux garçons qui se tapent dans la main',
    'Dos chicos chocando los cinco',
    'Due ragazzini che si danno il cinque',
  ],
  [
    'a dog waiting for the bus',
    'Un chien qui attend le bus',
    'Un perro esperando el autobús',
    'Un cane che aspetta l’autobus',
  ],
  [
    'a boy sliding down a slide',
    'Un garçon qui glisse sur un toboggan',
    'Un niño deslizándose por un tobogán',
    'Un bambino che scende da uno scivolo',
  ],
  [
    'a mouse next to cheese',
    'Une souris à côté du fromage',
    'Un ratón junto al queso',
    'Un topo accanto al formaggio',
  ],
  ['a mouse and cheese', 'Une souris avec du fromage', 'Un ratón con queso', 'Un topo con del formaggio'],
  [
    'a cat next to roses',
    'Un chat à côté des roses',
    'Un gato junto a unas rosas',
    'Un gatto accanto alle rose',
  ],
  [
    'a rabbit and glasses',
    'Un lapin et des lunettes',
    'Un conejo y unas gafas',
    'Un coniglio e degli occhiali',
  ],
  ['a woman plumber', 'Plombière', 'Fontanera', 'Idraulica'],
  ['a bored child', 'Enfant qui s’ennuie', 'Niño aburrido', 'Bimbo annoiato'],
  ['two dancing cats', 'Deux chats qui dansent', 'Dos gatos danzarines', 'Due gatti danzanti'],
])('%s', (prompt, ...expected) => {
  const { fr, es, it } = writeTexts(parseWish(prompt, 'en', lexicon), 3, lexicon)
  expect([fr.title, es.title, it.title]).toEqual(expected)
})

test.each([
  ['la lettre C comme chat', 'C comme chat'],
  [
    'une mariée et un marié avec une pièce montée à un mariage',
    'Une mariée et un marié avec une pièce montée',
  ],
  ['des footballeurs qui jouent au foot', 'Footballeurs'],
  ['un sapin de Noël avec des cadeaux à Noël', 'Un sapin de Noël avec des cadeaux'],
  ['une fille sous un parapluie sous la pluie', 'Une fille sous un parapluie'],
  ['une baleine qui saute dans la mer', 'Une baleine qui saute hors de l’eau'],
  ['une fille qui trie des bouteilles', 'Une fille qui trie des bouteilles'],
])('nothing is said twice: %s', (prompt, title) => {
  expect(writeTexts(parseWish(prompt, 'fr', lexicon), 3, lexicon).fr.title).toBe(title)
})

test('small words of Spanish and Italian mean what they mean there', () => {
  const title = (prompt: string, language: 'es' | 'it') =>
    writeTexts(parseWish(prompt, language, lexicon), 3, lexicon)[language].title
  expect(title('un niño yendo al colegio con su mochila', 'es')).toBe(
    'Un niño yendo al colegio con una mochila',
  )
  expect(title('un helicóptero sobre la ciudad', 'es')).toBe('Un helicóptero sobre la ciudad')
  expect(title('una mariposa sobre una flor', 'es')).toBe('Una mariposa sobre una flor')
  expect(title('uno squalo con il cappello da pirata', 'it')).toBe('Squalo pirata')
  expect(title('una gallina sulle uova', 'it')).toBe('Una gallina sulle uova')
})

test.each([
  [
    'it',
    'un bambino che nuota con un salvagente e una papera',
    'Un bambino che nuota con un salvagente e un’anatra',
  ],
  ['fr', 'un bébé panda qui boit un biberon', 'Un bébé panda qui boit'],
  ['it', 'dieci palloncini colorati', 'Dieci palloncini'],
  ['es', 'un gato sobre una pila de libros', 'Un gato sobre un libro'],
  ['fr', 'une famille qui regarde la télé', 'Une famille qui regarde la télé'],
  ['es', 'una familia viendo la tele', 'Una familia viendo la tele'],
  ['it', 'una famiglia che guarda la televisione', 'Una famiglia che guarda la TV'],
  ['fr', 'un garçon qui lit le journal', 'Un garçon qui lit le journal'],
  [
    'es',
    'una niña en silla de ruedas en un banco en Navidad',
    'Una niña en silla de ruedas en un banco en Navidad',
  ],
  ['es', 'un barco de papel en un charco en el río', 'Un barco de papel en un charco'],
  ['es', 'una niña cogiendo flores', 'Una niña recogiendo flores'],
  ['it', 'un gatto arrampicato su un albero', 'Un gatto che si arrampica su un albero'],
  ['es', 'una niña regando las flores', 'Una niña regando las flores'],
  ['it', 'una famiglia che decora l’albero di Natale', 'Una famiglia che addobba l’albero di Natale'],
  ['it', 'una sirena che si pettina con una forchetta', 'Una sirena che si pettina con una forchetta'],
  ['it', 'un signore anziano con un cane', 'Un uomo anziano con un cane'],
  ['it', 'gemelle per mano', 'Gemelle che si tengono per mano'],
  ['it', 'una bambina che tira la coda al gatto', 'Una bambina che gioca con un gatto'],
  ['fr', 'deux jumelles', 'Deux jumelles'],
  ['es', 'una bombera bajando por una escalera', 'Una bombera subiendo por una escalera de mano'],
  ['es', 'un gato dormido encima de un libro', 'Un gato durmiendo sobre un libro'],
] as const)('said as there: %s %s', (language, prompt, title) => {
  expect(writeTexts(parseWish(prompt, language, lexicon), 3, lexicon)[language].title).toBe(title)
})
