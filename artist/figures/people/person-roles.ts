import type { Features, FaceName } from './head/features.ts'
import type { HairName } from './head/hair.ts'
import type { HatName } from './head/hats.ts'
import type { OutfitName } from './clothes/outfits.ts'
import type { PoseName } from './body/person-poses.ts'
import type { Age, Proportions } from './body/proportions.ts'

/** What a person is: the choices that are not random. */
export interface Role {
  age: Age | readonly Age[]
  /** Also set where most languages use the feminine word, so that picture and texts agree. */
  sex?: 'f' | 'm'
  outfit: OutfitName | readonly OutfitName[]
  hair?: readonly HairName[]
  hat?: HatName | null
  beard?: Features['beard']
  face?: FaceName
  glasses?: Features['glasses']
  pose?: PoseName
  belly?: number
  elfEars?: boolean
  clown?: boolean
  eyePatch?: boolean
  metres?: number
  /** A body of its own instead of that of the age. */
  body?: Proportions
}

const girls = ['dress', 'skirt', 'dungarees', 'tshirt', 'sweater', 'hoodie'] as const
const boys = ['tshirt', 'sweater', 'dungarees', 'hoodie', 'football'] as const
const job = (outfit: Role['outfit'], rest: Partial<Role> = {}): Role => ({ age: 'adult', outfit, ...rest })
const kid = (outfit: Role['outfit'], rest: Partial<Role> = {}): Role => ({ age: 'child', outfit, ...rest })

export const ROLES: Readonly<Record<string, Role>> = {
  girl: kid(girls, { sex: 'f' }),
  boy: kid(boys, { sex: 'm' }),
  child: kid([...girls, ...boys]),
  friend: kid([...girls, ...boys]),
  sister: kid(girls, { sex: 'f' }),
  brother: kid(boys, { sex: 'm' }),
  baby: { age: 'baby', outfit: 'romper', hair: ['curl', 'curl', 'curl', 'short'], pose: 'sit' },
  mother: job(['blouse', 'dress', 'shirt', 'cardigan'], { sex: 'f' }),
  father: job(['shirt', 'sweater', 'cardigan'], { sex: 'm' }),
  woman: job(['blouse', 'dress', 'shirt', 'suit'], { sex: 'f' }),
  man: job(['shirt', 'suit', 'sweater'], { sex: 'm' }),
  grandmother: { age: 'grandparent', sex: 'f', outfit: ['blouse', 'cardigan', 'dress'], glasses: 'clear' },
  grandfather: { age: 'grandparent', sex: 'm', outfit: ['cardigan', 'sweater', 'shirt'] },
  clown: job('clown', { hair: ['curly', 'afro'], clown: true, beard: false }),
  ballerina: kid('ballerina', { sex: 'f', hair: ['bun'], pose: 'ballet' }),
  dancer: { age: 'teen', outfit: 'skirt', sex: 'f', pose: 'dance' },
  bride: job('bride', { sex: 'f', hair: ['long', 'waves', 'bun'] }),
  groom: job('groom', { sex: 'm' }),
  magician: job('magician', { beard: 'moustache', sex: 'm', pose: 'hold' }),
  cowboy: job('cowboy', { sex: 'm' }),
  ninja: kid('ninja', { pose: 'dance' }),
  samurai: job('samurai', { sex: 'm' }),
  acrobat: kid('gymnast', { pose: 'handstand' }),
  juggler: job('clown', { hat: null, pose: 'play', beard: false }),
  'native-american': job('robe', { hair: ['braids'], hat: null }),
  viking: job('viking', { sex: 'm', beard: 'full' }),
  caveman: job('caveman', { sex: 'm', beard: 'full', hair: ['spiky', 'curly'] }),
  pharaoh: job('pharaoh'),
  roman: job('roman', { sex: 'm' }),
  hiker: job('explorer', { hat: 'cap' }),
  scout: kid('scout', { pose: 'wave' }),
  firefighter: job('firefighter'),
  'police-officer': job('police'),
  doctor: job('doctor'),
  teacher: job(['blouse', 'shirt', 'cardigan'], { glasses: 'clear', sex: 'f' }),
  astronaut: job('astronaut', { pose: 'wave' }),
  chef: job('chef', { pose: 'cook', belly: 5 }),
  baker: job('baker', { belly: 5 }),
  farmer: job('farmer'),
  nurse: job('nurse', { sex: 'f' }),
  pilot: job('pilot'),
  vet: job('vet', { glasses: 'clear', sex: 'f' }),
  builder: job('builder'),
  postman: job('postal'),
  diver: job('diver', { pose: 'swim' }),
  singer: job(['dress', 'suit'], { pose: 'sing' }),
  mechanic: job('worker'),
  'train-driver': job('worker', { hat: 'police' }),
  'bus-driver': job('police', { sex: 'm' }),
  sailor: job('sailor'),
  captain: job('captain', { beard: 'full', sex: 'm' }),
  painter: job('apron', { hat: 'sun', pose: 'paint' }),
  gardener: job('farmer', { pose: 'dig' }),
  hairdresser: job('apron', { hat: null, sex: 'f' }),
  dentist: job('labcoat', { hat: null }),
  scientist: job('labcoat', { glasses: 'clear', hair: ['spiky', 'curly', 'tufts'], pose: 'experiment' }),
  detective: job('detective'),
  'garbage-collector': job('builder', { hat: 'cap' }),
  shepherd: job('robe', { hat: 'straw', beard: 'full', sex: 'm' }),
  fisherman: job('coat', { hat: 'sun', pose: 'fish' }),
  'racing-driver': job('racer'),
  zookeeper: job('explorer'),
  carpenter: job('worker'),
  photographer: job('shirt', { hat: 'cap' }),
  lifeguard: job('sports', { hat: 'cap', glasses: 'sun' }),
  paramedic: job('builder', { hat: 'cap' }),
  explorer: job('explorer'),
  waiter: job('vampire', { hat: null }),
  shopkeeper: job('apron', { hat: null, sex: 'f' }),
  'chimney-sweep': job('suit', { hat: 'tophat' }),
  plumber: job('worker', { sex: 'm', beard: 'moustache' }),
  beekeeper: job('farmer'),
  blacksmith: job('apron', { sex: 'm', beard: 'full' }),
  archaeologist: job('explorer'),
  librarian: job(['blouse', 'cardigan'], { glasses: 'clear', pose: 'read', sex: 'f' }),
  tailor: job('shirt', { glasses: 'clear' }),
  electrician: job('builder'),
  miner: job('worker', { hat: 'helmet', pose: 'dig' }),
  lumberjack: job('cowboy', { hat: 'beanie', beard: 'full', sex: 'm' }),
  'royal-guard': job('guard', { sex: 'm' }),
  ranger: job('scout', { hat: 'ranger' }),
  judge: job('robe'),
  princess: kid('princess', { sex: 'f', hair: ['long', 'waves', 'braids', 'bun', 'curly'] }),
  prince: kid('prince', { sex: 'm' }),
  king: job('king', { sex: 'm', beard: 'full', belly: 13 }),
  queen: job('queen', { sex: 'f', hair: ['bun', 'waves', 'long'] }),
  knight: kid('knight'),
  pirate: kid('pirate', { eyePatch: true }),
  wizard: job('wizard', { sex: 'm', beard: 'long', hair: ['tufts', 'long'], pose: 'hold' }),
  witch: kid('witch', { sex: 'f', hair: ['long', 'waves', 'braids'] }),
  fairy: kid('fairy', { sex: 'f', pose: 'float' }),
  'tooth-fairy': kid('fairy', { sex: 'f', pose: 'float' }),
  mermaid: kid('mermaid', { sex: 'f', hair: ['long', 'waves', 'braids'], pose: 'wave' }),
  superhero: kid('superhero', { sex: 'm', pose: 'proud' }),
  superheroine: kid('superhero', { sex: 'f', pose: 'proud' }),
  vampire: kid('vampire', { sex: 'm', hair: ['short', 'parting'] }),
  giant: job('dwarf', { beard: 'full', sex: 'm', hat: null, belly: 10, metres: 11 }),
  dwarf: { age: 'toddler', sex: 'm', outfit: 'dwarf', beard: 'full' },
  gnome: { age: 'toddler', sex: 'm', outfit: 'dwarf', beard: 'full', metres: 0.5 },
  elf: kid('elf', { elfEars: true }),
  leprechaun: { age: 'toddler', sex: 'm', outfit: 'suit', hat: 'tophat', beard: 'full', metres: 0.6 },
  'red-riding-hood': kid('hooded', { sex: 'f' }),
  'football-player': kid('football', { pose: 'kick' }),
  goalkeeper: kid('football', { pose: 'catch' }),
  'basketball-player': kid('sports', { pose: 'throw' }),
  'figure-skater': kid('skirt', { sex: 'f', pose: 'skate' }),
  'horse-rider': kid('prince', { hat: 'helmet', pose: 'ride', sex: 'f' }),
  skier: kid('coat', { hat: 'beanie', pose: 'ski' }),
  surfer: kid('swimsuit', { pose: 'skateboard' }),
  swimmer: kid('swimsuit', { pose: 'swim' }),
  gymnast: kid('gymnast', { pose: 'cartwheel', sex: 'f' }),
  cyclist: kid('sports', { hat: 'bicycle', pose: 'ride' }),
  runner: kid('sports', { pose: 'run' }),
  karateka: kid('judo', { pose: 'karate' }),
  climber: kid('sports', { hat: 'bicycle', pose: 'climb' }),
  cheerleader: kid('skirt', { sex: 'f', pose: 'cheer' }),
  musician: { age: 'teen', outfit: 'shirt', pose: 'guitar' },
  conductor: job('groom', { pose: 'conduct' }),
  'santa-claus': job('santa', { sex: 'm', beard: 'full', belly: 20, pose: 'wave', hair: ['bald'] }),
  angel: kid('angel', { hair: ['curly', 'long', 'bob'], pose: 'float' }),
  'st-nicholas': job('bishop', { sex: 'm', beard: 'long', pose: 'hold' }),
  'christmas-elf': kid('elf', { elfEars: true, pose: 'wave' }),
  'sinterklaas-helper': kid('prince', { hat: 'beanie', pose: 'wave' }),
  'st-martin': job('roman', { sex: 'm' }),
  befana: { age: 'grandparent', sex: 'f', outfit: 'hooded' },
  'wise-man': job('king', { sex: 'm', beard: 'full', pose: 'hold-both' }),
  'trick-or-treater': kid(['witch', 'pirate', 'vampire', 'superhero']),
  harlequin: job('clown', { hat: 'elf', beard: false }),
  cupid: { age: 'toddler', outfit: 'angel', hair: ['curly'], pose: 'float' },
}
