/** Default settings for wishes that name none. Nouns without an entry use their topic's setting. */
const NOUNS_BY_SETTING: Readonly<Record<string, string>> = {
  farm: 'cow pig piglet sheep lamb goat calf bull chicken rooster chick turkey goose tractor barn farmer donkey ram hen-house hay',
  savanna:
    'kangaroo anteater armadillo bison wombat lion elephant giraffe zebra rhino hippo cheetah antelope gazelle wildebeest hyena meerkat ostrich buffalo warthog vulture',
  jungle:
    'hummingbird cockatoo monkey gorilla tiger parrot toucan chimpanzee orangutan jaguar panther sloth chameleon snake crocodile lemur leopard tapir iguana explorer komodo-dragon',
  forest:
    'panda koala red-panda skunk porcupine kiwi-bird dormouse fox squirrel hedgehog bear wolf deer fawn owl roe-deer beaver badger raccoon wild-boar mushroom gnome elf dwarf troll ogre red-riding-hood lumberjack woodpecker chipmunk lynx marten moose log-cabin treehouse enchanted-forest ranger',
  snow: 'reindeer snowman husky santa-claus santa-sleigh christmas-elf sled skier ski snowboard yeti snowmobile snowplow snowflake christmas-tree dog-sled',
  'landmark-grounds':
    'brandenburg-gate neuschwanstein cologne-cathedral tv-tower elbphilharmonie frauenkirche eiffel-tower arc-de-triomphe mont-saint-michel louvre notre-dame sagrada-familia alhambra giralda la-mancha-windmills colosseum leaning-tower rialto vesuvius florence-duomo canal-houses afsluitdijk atomium manneken-pis stephansdom riesenrad matterhorn chapel-bridge big-ben tower-bridge london-eye stonehenge statue-of-liberty golden-gate taj-mahal great-wall sydney-opera christ-the-redeemer chichen-itza',
  desert: 'archaeologist cowboy pyramids-and-sphinx camel dromedary cactus scorpion pyramid pharaoh mummy',
  mountains: 'puma ibex marmot chamois eagle hiker climber alpaca llama cable-car mountain',
  lake: 'alligator platypus crane-bird swan turtle otter heron stork flamingo pelican rowing-boat canoe fisherman kingfisher capybara fishing-rod',
  beach:
    'crab sand-castle surfer seagull lifeguard parasol palm-tree surfboard deck-chair starfish seashell lighthouse hermit-crab',
  underwater:
    'axolotl seaweed sponge blobfish fish dolphin shark whale octopus jellyfish seahorse goldfish sea-turtle orca narwhal pufferfish swordfish manta-ray squid hammerhead-shark beluga anglerfish koi piranha manatee eel salmon trout tuna mermaid diver submarine kraken megalodon mosasaurus plesiosaur shipwreck shrimp lobster sea-urchin oyster pearl sea-snail anchor',
  'open-sea':
    'boat sailboat sailing-boat ship pirate-ship motorboat cruise-ship ferry raft fishing-boat viking-ship container-ship tugboat sailor captain pirate jet-ski sinterklaas-steamboat message-in-a-bottle wave',
  space:
    'rocket astronaut alien ufo planet space-shuttle satellite comet ringed-planet earth solar-system shooting-star space-station galaxy',
  moon: 'moon-rover moon',
  sky: 'airplane hot-air-balloon helicopter biplane glider zeppelin pilot pegasus phoenix drone parachute',
  castle: 'princess prince knight dragon castle palace royal-guard wizard frog-prince tower carriage griffin',
  street:
    'car fire-engine police-car ambulance taxi truck garbage-truck ice-cream-truck tram van police-officer postman motorcycle bicycle limousine sports-car paramedic garbage-collector mailbox traffic-light subway motor-scooter kick-scooter tow-truck caravan skyscraper superhero superheroine',
  'building-site':
    'electrician excavator dump-truck crane concrete-mixer bulldozer builder road-roller wheel-loader forklift construction-site',
  racetrack: 'race-car racing-car racing-driver go-kart monster-truck',
  'football-pitch':
    'football football-player goalkeeper goal football-shirt runner trophy cheerleader rugby-ball',
  circus: 'clown acrobat juggler circus',
  stage:
    'ballerina dancer singer musician magician conductor guitar drum drum-kit piano microphone electric-guitar tutu',
  kitchen:
    'chef cupcake cake pizza cookie pancake waffle pie refrigerator cooking-pot teapot gingerbread-man spaghetti soup hamburger donut',
  bedroom:
    'teddy-bear doll toy toy-car toy-train building-block stuffed-animal bed pajamas rocking-horse dollhouse puzzle tooth-fairy',
  bathroom: 'plumber bathtub rubber-duck toothbrush soap toilet shower',
  'living-room':
    'tailor grandmother grandfather sofa television fireplace book cat kitten armchair piggy-bank hamster budgie',
  school: 'teacher blackboard pencil globe ruler notebook school',
  playground: 'swing slide seesaw sandbox trampoline',
  garden:
    'dog puppy dachshund poodle dalmatian pug german-shepherd labrador chihuahua bulldog corgi mole beekeeper robin lawn-mower doghouse birdhouse butterfly ladybug bee snail caterpillar flower sunflower rose tulip daisy bumblebee ant worm gardener watering-can beehive dragonfly grasshopper spider guinea-pig wheelbarrow greenhouse rabbit',
  volcano: 'dinosaur caveman mammoth volcano saber-toothed-tiger',
  'haunted-house':
    'ghost vampire skeleton zombie haunted-house jack-o-lantern witch bat werewolf trick-or-treater',
  village: 'giant st-martin lantern st-nicholas sinterklaas-helper church nativity-scene wise-man befana',
  cave: 'treasure-chest crystal miner',
  library: 'librarian',
  hospital: 'nurse',
  vet: 'vet',
  surgery: 'doctor stethoscope',
  'dentist-office': 'dentist tooth',
  bakery: 'baker bread',
  restaurant: 'waiter',
  shop: 'shopkeeper',
  'art-studio': 'painter paintbrush',
  workshop: 'blacksmith carpenter hammer saw',
  laboratory: 'scientist microscope robot',
  'throne-room': 'king queen throne',
  garage: 'mechanic',
  nursery: 'baby rattle pacifier',
  station: 'train-driver train steam-train high-speed-train suitcase',
  'fire-station': 'firefighter',
  'bus-stop': 'bus school-bus double-decker-bus bus-driver',
  museum: 'dinosaur-skeleton fossil',
  'hair-salon': 'hairdresser',
  gym: 'basketball-player karateka volleyball gymnast basketball',
  arctic: 'penguin polar-bear seal walrus igloo arctic-fox puffin sea-lion',
  'ice-rink': 'figure-skater ice-skate',
  pond: 'frog duck toad tadpole duckling water-lily',
  camp: 'scout tent campfire sleeping-bag',
  fair: 'carousel ferris-wheel roller-coaster amusement-park cotton-candy',
  field: 'corn pumpkin scarecrow wheat combine-harvester',
  'vegetable-garden': 'carrot tomato cabbage lettuce',
  orchard: 'apple-tree apple',
  'coral-reef': 'clownfish coral coral-reef angelfish sea-anemone',
  'party-room': 'birthday-cake gift party-hat',
  wedding: 'bride groom wedding-cake',
  clouds: 'angel',
  fairyland: 'fairy unicorn fairy-house',
  'ice-cream-parlour': 'ice-cream',
  zoo: 'zookeeper',
  rooftops: 'chimney-sweep ninja',
  'swimming-pool': 'swimmer swim-ring',
  meadow: 'shepherd horse-rider kite',
  schoolyard: 'school-cone',
}

const SETTING_OF_TOPIC: Readonly<Record<string, string>> = {
  animals: 'meadow',
  birds: 'meadow',
  sea: 'underwater',
  insects: 'garden',
  dinosaurs: 'volcano',
  people: 'park',
  jobs: 'street',
  vehicles: 'street',
  buildings: 'village',
  plants: 'garden',
  food: 'kitchen',
  toys: 'bedroom',
  sports: 'park',
  music: 'stage',
  clothes: 'bedroom',
  things: 'living-room',
  sky: 'meadow',
}

const SETTING_OF_NOUN: ReadonlyMap<string, string> = new Map(
  Object.entries(NOUNS_BY_SETTING).flatMap(([setting, nouns]) =>
    nouns.split(/\s+/).map((noun) => [noun, setting] as const),
  ),
)

/** The setting listed for the noun itself. Undefined for nouns that fit everywhere, like a child. */
export const listedSetting = (noun: string): string | undefined => SETTING_OF_NOUN.get(noun)

/** Nouns that adopt the setting of the wish's other figures. */
export const adoptsSetting = (noun: string): boolean => !SETTING_OF_NOUN.has(noun) || ADOPTING_NOUNS.has(noun)
const ADOPTING_NOUNS = new Set(
  `grandmother grandfather cat kitten hamster rabbit book baby dog puppy dachshund poodle dalmatian pug german-shepherd labrador chihuahua
  bulldog corgi kite robot parrot budgie`.split(/\s+/),
)

export const defaultSetting = (noun: string, topic: string | undefined): string =>
  SETTING_OF_NOUN.get(noun) ?? (topic ? SETTING_OF_TOPIC[topic] : undefined) ?? 'meadow'
