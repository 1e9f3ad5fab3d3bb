import { describe, expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { lexicon } from '#tests/support/drawing/lexicon.ts'
import { castFeast } from '../feasts/feast-casts.ts'
import { parseWish } from '../parser/parse-wish.ts'
import { writeTexts } from './write-texts.ts'

const textsOf = (prompt: string, from: Language = 'en', seed = 3) =>
  writeTexts(parseWish(prompt, from, lexicon), seed, lexicon)
const titles = (prompt: string, from: Language, languages: Language[]) => {
  const texts = textsOf(prompt, from)
  return languages.map((language) => texts[language].title)
}

describe('verbs are said as a native speaker says them', () => {
  test.each([
    ['a rabbit cutting a hedgehog’s hair', 'de', 'Ein Hase schneidet einem Igel die Haare'],
    ['a barber cutting a boy’s hair', 'es', 'cortando el pelo a un niño'],
    ['a girl listening to a bird', 'de', 'Ein Mädchen hört einem Vogel zu'],
    ['a doctor listening to a teddy bear', 'de', 'untersucht einen Teddybären'],
    ['a girl brushing her teeth', 'en', 'Girl Brushing Her Teeth'],
    ['a bear brushing his teeth', 'en', 'Bear Brushing Its Teeth'],
    ['a girl brushing her teeth', 'nl', 'Een meisje poetst haar tanden'],
    ['a boy washing his hands', 'nl', 'Een jongen wast zijn handen'],
    ['two children washing their hands', 'nl', 'Twee kinderen wassen hun handen'],
    ['a princess riding a bike', 'it', 'Una principessa in bicicletta'],
    ['a boy pulling a sled', 'es', 'Un niño tirando de un trineo'],
    ['a boy pulling a sled', 'nl', 'Een jongen trekt een slee'],
    ['a rocket taking off', 'de', 'Eine Rakete hebt ab'],
    ['a rocket taking off', 'nl', 'Een raket stijgt op'],
    ['a wolf howling at the moon', 'de', 'Ein Wolf heult den Mond an'],
    ['a girl pointing at a rainbow', 'de', 'Ein Mädchen zeigt auf einen Regenbogen'],
    ['a steam train crossing a bridge', 'en', 'Steam Train Crossing a Bridge'],
    ['a fox looking at the stars', 'fr', 'qui regarde les étoiles'],
    ['a fox looking at the stars', 'es', 'mirando las estrellas'],
    ['a tractor carrying pumpkins', 'de', 'Ein Traktor transportiert Kürbisse'],
    ['a bear carrying pumpkins', 'de', 'Ein Bär trägt Kürbisse'],
    ['a truck carrying pumpkins', 'nl', 'vervoert pompoenen'],
    ['four butterflies flying on flowers', 'en', 'Flying above the Flowers'],
    ['a witch flying on a broom', 'en', 'Witch Flying on a Broom'],
    ['a dolphin jumping through a hoop', 'fr', 'qui saute à travers un cerceau'],
    ['two dolphins in the waves', 'it', 'tra le onde'],
    ['an elephant on roller skates', 'fr', 'Un éléphant qui fait du roller'],
    ['a clown juggling with balls', 'fr', 'qui jongle avec des balles'],
    ['a chef baking a pizza', 'fr', 'qui prépare une pizza'],
    ['a whale spraying water', 'fr', 'qui crache de l’eau'],
    ['a rabbit playing the guitar at night', 'nl', '’s nachts'],
    ['two children playing hide-and-seek', 'en', 'Playing Hide-and-Seek'],
    ['a witch mixing a potion with an owl', 'en', 'with an Owl'],
  ] as const)('%s, in %s: %s', (prompt, language, title) => {
    expect(textsOf(prompt)[language].title).toContain(title)
  })

  test('a sentence that begins with the place keeps the verb whole', () => {
    for (let seed = 0; seed < 30; seed++) {
      const { description } = textsOf('a girl pointing at a rainbow', 'en', seed).de
      expect(description).toMatch(/zeigt ein Mädchen auf einen Regenbogen/)
    }
  })
})

test('who is read to at night goes to bed in the evening', () => {
  const { de, nl } = textsOf('mom reading to a boy at night')
  expect(de.description).toContain('Am Abend liest Mama')
  expect(nl.description).toContain('’s avonds')
})

test('a Spanish word in ñ keeps its o before another o', () => {
  const { description, title } = textsOf('a boy baking cookies').es
  expect(`${title} ${description}`).not.toContain('niñu')
  expect(title).toContain('niño horneando')
})

test('Spanish and Italian plurals mean girls and boys', () => {
  expect(titles('niños en el parque', 'es', ['en', 'de', 'fr'])).toEqual([
    'Children in the Park',
    'Kinder im Park',
    'Des enfants au parc',
  ])
  expect(textsOf('tre bambini al parco', 'it').en.title).toBe('Three Children in the Park')
  expect(titles('children in the park', 'en', ['es', 'it'])).toEqual([
    'Niños en el parque',
    'Bambini al parco',
  ])
  expect(textsOf('un niño en el parque', 'es').en.title).toBe('Boy in the Park')
})

test('clothes in pairs are worn in pairs', () => {
  expect(titles('children splashing with rubber boots', 'en', ['en', 'de', 'fr', 'it'])).toEqual([
    'Children Splashing in Rubber Boots',
    'Kinder planschen in Gummistiefeln',
    'Des enfants qui pataugent en bottes de pluie',
    'Bambini che sguazzano con gli stivali di gomma',
  ])
})

test('of two alike the second one is another one', () => {
  const all = titles('a dog chasing a dog', 'en', ['en', 'de', 'fr', 'es', 'it', 'nl'])
  expect(all).toEqual([
    'Dog Chasing Another Dog',
    'Ein Hund jagt einen anderen Hund',
    'Un chien qui poursuit un autre chien',
    'Un perro persiguiendo a otro perro',
    'Un cane che insegue un altro cane',
    'Een hond achtervolgt een andere hond',
  ])
})

test('grapes and confetti are many', () => {
  expect(titles('a farmer picking grapes', 'en', ['en', 'fr', 'es', 'it', 'nl'])).toEqual([
    'Farmer Picking Grapes',
    'Un fermier qui cueille du raisin',
    'Un granjero recogiendo uvas',
    'Un contadino che raccoglie l’uva',
    'Een boer plukt druiven',
  ])
  expect(textsOf('a girl throwing confetti').it.title).toBe('Una bambina che lancia i coriandoli')
})

test('boats are on the water, and helicopters above several mountains', () => {
  expect(titles('a cow in a boat on the river', 'en', ['en', 'de', 'nl']).join(' · ')).toMatch(
    /on the River.*auf dem Fluss.*op de rivier/,
  )
  const helicopter = { ...parseWish('a helicopter in the mountains', 'en', lexicon), over: true as const }
  expect(writeTexts(helicopter, 3, lexicon).de.title).toBe('Hubschrauber über den Bergen')
})

test('Italian articles before pt, and pasta beside a cook', () => {
  expect(textsOf('a pterodactyl in the sky').it.title).toBe('Uno pterodattilo nel cielo')
  expect(textsOf('a baker and bread').it.title).toBe('Un panettiere con del pane')
})

test('an adult is named before the children, and the children of a feast are counted', () => {
  const feast = (prompt: string) => writeTexts(castFeast(parseWish(prompt, 'en', lexicon)), 3, lexicon)
  expect(feast("mother's day").de.description).toContain('Mama und ein Mädchen')
  expect(feast("new year's eve").en.description).toContain('wo children')
})

test('two of a kind in one place are counted, and a companion is not talked to twice', () => {
  expect(textsOf('a harlequin and a harlequin').en.title).toBe('Two Harlequins')
  expect(titles('a bear hugging its baby bear', 'en', ['en', 'de', 'es']).join(' · ')).not.toMatch(
    /a Bear$|einen Bären|un oso$/,
  )
})

test('who is read to on a sofa is not only with the reader', () => {
  const plain = { count: 1, looks: [], wears: [], holds: [] }
  const reading = {
    language: 'en' as const,
    unknown: [],
    figures: [
      { ...plain, noun: 'mother', verb: 'read-aloud', relation: { kind: 'on' as const, to: 1 } },
      { ...plain, noun: 'sofa' },
      { ...plain, noun: 'child', relation: { kind: 'with' as const, to: 0 } },
    ],
  }
  const { en, de, fr } = writeTexts(reading, 3, lexicon)
  expect(en.title).toBe('Mom Reading to a Child on the Sofa')
  expect(de.title).toBe('Mama liest auf dem Sofa einem Kind vor')
  expect(fr.title).toBe('Une maman qui lit une histoire à un enfant sur le canapé')
})

test('a table is not kneaded', () => {
  const plain = { count: 1, looks: [], wears: [], holds: [] }
  const kneading = {
    language: 'en' as const,
    unknown: [],
    figures: [
      { ...plain, noun: 'grandmother', verb: 'knead', relation: { kind: 'beside' as const, to: 1 } },
      { ...plain, noun: 'table' },
    ],
  }
  const texts = writeTexts(kneading, 3, lexicon)
  expect([texts.en.title, texts.de.title, texts.it.title]).toEqual([
    'Grandma Kneading Dough',
    'Oma knetet Teig',
    'Una nonna che impasta',
  ])
})

describe('what a strict reader would have marked', () => {
  test.each([
    ['a puppy playing with a ball', 'en', 'Puppy Playing Ball'],
    ['two girls having a pillow fight', 'de', 'Zwei Mädchen machen eine Kissenschlacht'],
    ['a boy raising his hand', 'nl', 'Een jongen steekt zijn vinger op'],
    ['a family having dinner', 'nl', 'Een gezin zit aan het avondeten'],
    ['a boy shaking hands with a robot', 'nl', 'Een jongen schudt een robot de hand'],
    ['a family celebrating Christmas', 'de', 'Eine Familie feiert Weihnachten'],
    ['a family celebrating Christmas', 'nl', 'Een gezin viert Kerstmis'],
    ['a family celebrating', 'nl', 'viert feest'],
    ['a boy showing his dog a ball', 'de', 'zeigt einem Hund einen Ball'],
    ['a family watching TV', 'en', 'Watching TV'],
    ['a family watching TV', 'de', 'sieht fern'],
    ['a mouse hiding behind a cheese', 'de', 'hinter dem Käse'],
    ['a dog chewing a shoe', 'de', 'knabbert an einem Schuh'],
    ['a girl riding on her father’s shoulders', 'de', 'auf Papas Schultern'],
    ['a parrot sitting on a girl’s shoulder', 'de', 'auf der Schulter eines Mädchens'],
    ['a boy waking up', 'en', 'Waking Up'],
    ['a small cute dog', 'en', 'Cute Little Dog'],
    ['a grandmother sewing a dress', 'en', 'Grandma Sewing a Dress'],
    ['a bear fishing for salmon', 'de', 'angelt einen Lachs'],
    ['a girl talking to a parrot', 'en', 'Girl Talking with a Parrot'],
    ['a boy and a girl riding bikes', 'en', 'Boy and Girl on Bicycles'],
    ['a boy blowing a trumpet', 'en', 'Boy Playing the Trumpet'],
    ['a knight brushing his teeth', 'en', 'Knight Brushing His Teeth'],
    ['a robot brushing its teeth', 'en', 'Robot Brushing Its Teeth'],
    ['a jack-o’-lantern', 'en', 'Jack-o’-Lantern'],
    ['a girl looking at a caterpillar', 'de', 'Ein Mädchen beobachtet eine Raupe'],
    ['three mice celebrating a birthday under a table', 'en', 'Celebrating Their Birthday under a Table'],
    ['children celebrating Diwali', 'en', 'Children at Diwali'],
    ['kids in swimsuits at the beach', 'en', 'Children in Swimsuits on the Beach'],
    ['a child peeling potatoes', 'nl', 'schilt aardappels'],
    ['a child getting dressed with socks', 'en', 'Child Getting Dressed'],
  ] as const)('%s, in %s: %s', (prompt, language, title) => {
    expect(textsOf(prompt)[language].title).toContain(title)
  })

  test('two places with the same preposition are not said one after the other', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(textsOf('two boys flying kites', 'en', seed).en.description).not.toMatch(/in the .* in the/)
  })

  test('a cat that lies nowhere is only a cat', () => {
    const { en, de } = textsOf('a cat lying')
    expect([en.title, de.title]).toEqual(['Cat', 'Katze'])
  })
})
