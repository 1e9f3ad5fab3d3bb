import { expect, test } from 'vitest'
import type { Language } from '#domain/text/languages.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { planPicture } from '../picture.ts'

const artist = await createLocalArtist()

function planOf(prompt: string, language: Language) {
  const scene = artist.createScene({ prompt, language, style: 'cartoon', seed: 1 })
  const { figures } = planPicture(scene.wish, artist.figureFinder)
  return {
    notDrawn: scene.outcome?.notDrawn,
    joints: figures.flatMap(({ joints }) => joints.map(({ how }) => how)),
  }
}

test.each([
  ['tug', 'two dogs fighting over a bone', 'en'],
  ['tug', 'twee honden trekken aan een bot', 'nl'],
  ['web', 'a spider in its web', 'en'],
  ['hidden', 'Der Osterhase versteckt Eier', 'de'],
  ['perch', 'un loro en el hombro de un pirata', 'es'],
  ['muzzle', 'la maman chatte lèche son chaton', 'fr'],
  ['muzzle', 'un oiseau nourrit ses petits dans le nid', 'fr'],
  ['land', 'Eine Biene besucht eine Blume', 'de'],
  ['hitch', 'un tracteur tire une remorque', 'fr'],
  ['load', 'Ein Bagger belädt einen Lastwagen', 'de'],
  ['chase', 'lo squalo insegue i pesci', 'it'],
  ['face', 'Zwei Füchse kämpfen miteinander', 'de'],
  ['drawn-by-outer', 'il drago soffia sulle candeline', 'it'],
  ['hole', 'a dog digging for a bone', 'en'],
  ['follow', 'a mother duck with five ducklings', 'en'],
  ['fountain', 'a whale sprays water with a boat on top', 'en'],
  ['seek', 'two rabbits playing hide and seek', 'en'],
  ['toast', 'a dragon toasting a marshmallow', 'en'],
  ['hold', 'un oso con un ramo de flores', 'es'],
  ['drive', 'a cat in a washing machine', 'en'],
  ['mount', 'a hedgehog with an apple on its back', 'en'],
  ['feet', 'Ein Kätzchen trinkt aus einer Schüssel', 'de'],
  ['covered', 'Ein Igel schläft unter Blättern', 'de'],
  ['covered', 'a dog sleeping under a blanket', 'en'],
  ['window', 'a cat looking out of the window at birds', 'en'],
  ['outside', 'a cat looking out of the window at birds', 'en'],
  ['stash', 'a squirrel hiding nuts in a tree', 'en'],
  ['bridge', 'a train crossing a bridge', 'en'],
  ['run-in', 'a hamster running in a wheel', 'en'],
  ['winch', 'a helicopter rescuing a sheep', 'en'],
  ['over', 'a monster truck jumping over cars', 'en'],
  ['over', 'a dolphin jumping over a sailing boat', 'en'],
  ['over', 'a knight riding a dragon over a castle', 'en'],
  ['pouch', 'a kangaroo carrying her baby', 'en'],
  ['hitch', 'a tow truck towing a car', 'en'],
  ['race', 'a turtle and a snail having a race', 'en'],
  ['nest', 'a bird building a nest', 'en'],
  ['caught', 'a bear catching fish in a river', 'en'],
  ['tongue', 'a frog catching a fly', 'en'],
  ['wallow', 'tre maiali nel fango', 'it'],
  ['muzzle', 'une vache avec son veau', 'fr'],
  ['waves', 'a sailing boat in big waves', 'en'],
  ['climb', 'a koala hugging a tree', 'en'],
  ['contact', "a dentist examining a crocodile's teeth", 'en'],
] as const)('%s joins the two of "%s"', (how, prompt, language) => {
  expect(planOf(prompt, language).joints).toContain(how)
})

test.each([
  ['an elephant spraying water with its trunk', 'en'],
  ["il cane si scrolla l'acqua di dosso", 'it'],
  ['Ein Welpe wedelt mit dem Schwanz', 'de'],
  ['un lobo aúlla a la luna', 'es'],
  ['children playing tug of war', 'en'],
  ['Ein Hund holt ein Stöckchen', 'de'],
] as const)('"%s" is drawn completely', (prompt, language) => {
  expect(planOf(prompt, language).notDrawn).toEqual([])
})
