import type { CrayonId } from '#domain/coloring/crayons.ts'

/** The colors of a thing: of its large regions, of smaller ones and of small ones. */
export type Palette = readonly [CrayonId, ...CrayonId[]]

/** One line per palette, then the nouns that have it. */
const NOUNS_BY_PALETTE = `
brown beige dark-red: bear beaver moose bison buffalo otter mole sloth chestnut conker log stable log-cabin doghouse ram wild-boar platypus marmot weasel dormouse capybara walnut wombat mammoth teddy-bear rocking-horse hobby-horse werewolf minotaur centaur roe-deer windowsill window-bars door belt box basketball-hoop
light-brown beige brown: dog puppy monkey deer fawn squirrel hamster guinea-pig horse pony foal kangaroo hare rabbit reindeer lion camel dromedary puma antelope gazelle meerkat chipmunk dachshund labrador german-shepherd chihuahua pug ibex chamois gerbil lynx hyena warthog wildebeest owl sparrow eagle falcon turkey pheasant snail worm basket violin guitar cello ukulele banjo double-bass piano harp cookie bread croissant pretzel baguette bread-roll pancake waffle pie churro gingerbread-man gingerbread-house spice-cookie panettone acorn pine-cone potato peanut hazelnut bird-nest beehive treasure-chest barn windmill covered-wagon raft rowing-boat canoe viking-ship pirate-ship table chair bed bench picture shelf cupboard fence treehouse well hammer broom toolbox organ carriage wheelbarrow bulldog saber-toothed-tiger saddle stick-insect caveman hiker scarecrow hen-house birdhouse mast steering-wheel barrel chest jetty shed pitchfork furrow twig dust ladder rope easel spinning-wheel pouch cat kitten stick bridge altar window-seat
orange white black: fox tiger clownfish goldfish red-panda corgi koi nine-tailed-fox
orange yellow brown: carrot pumpkin jack-o-lantern orange tangerine apricot starfish orangutan basketball butterfly chick easter-chick toucan salmon campfire fire phoenix autumn sunset seahorse lobster crab hermit-crab shrimp mango peach excavator bulldozer wheel-loader road-roller crane concrete-mixer octopus orange-crown kiwi-bird lantern eid-lantern diwali-lamp
yellow orange brown: sun star sunflower banana lemon duckling canary giraffe bee bumblebee wasp cheetah leopard jaguar school-bus taxi crown tiara rubber-duck honey cheese corn pineapple pear french-fry spaghetti popcorn bell trumpet trombone tuba saxophone french-horn trophy medal coin key light-bulb candle dandelion daffodil lightning shooting-star comet moon crescent-moon christmas-star firefly lucky-cat music-note treble-clef submarine angelfish cymbal pharaoh hourglass butter potato-chip hay sand-castle dinosaur-skeleton emoji treasure-map cornucopia easter-bell bishops-staff magic-lamp queen king torch gold sand hoop duck clock lamp tool wheat
red yellow black: fire-engine apple strawberry cherry tomato ladybug rose poppy heart santa-claus race-car double-decker-bus raspberry bell-pepper chili radish hot-dog lipstick mushroom mushroom-house st-nicholas santa-hat santa-sleigh christmas-stocking gift robin rooster tulip sports-car red-riding-hood circus tent tram rubber-boot boxing-glove valentine-card mothers-day-card hibiscus carnation superhero kite parachute drum mailbox cape fishbone nutcracker chinese-dragon chinese-lantern toy-train toy-car hot-air-balloon royal-guard firefighter lucky-charm gas-station dice confetti firework clown hose fruit fair-stall market-stall ice-cream-stand finish-pole throne traffic-sign first-aid-kit fireplace tongue
pink magenta white: pig piglet flamingo ballerina tutu cupcake donut cotton-candy ballet-shoe princess cherry-blossom axolotl ice-cream cake birthday-cake macaron lollipop unicorn fairy hair-bow dress doll orchid pegasus winged-unicorn unicorn-cat piggy-bank lily tooth-fairy cupid easter-egg soap marshmallow bouquet jellyfish coral seashell flower wedding-arch dreamcatcher
gray light-gray black: elephant mouse rat rhino hippo wolf koala donkey raccoon badger husky shark dolphin seal manatee hedgehog dove stone robot knight armor sword knight-helmet castle tower airplane helicopter satellite space-station space-shuttle moon-rover magnet hammerhead-shark manta-ray armadillo chinchilla tapir heron stork seagull pelican vulture wrench screwdriver saw scissors fork spoon cooking-pot trash-can washing-machine refrigerator computer microphone camera binoculars microscope high-speed-train subway truck tanker-truck street traffic-light street-lamp wheel wheelchair anchor dumbbell whistle sinterklaas-steamboat anthill lemur spider-web meteorite cave fossil sink stove haunted-house skyscraper factory statue temple stadium padlock skateboard gorilla walrus swordfish tuna railway sign badge cage column garage hitch runway scale plow tire stairs horseshoe shopping-cart television helmet
white light-gray black: polar-bear sheep lamb swan goose panda cow zebra penguin dalmatian skunk arctic-fox snowman ghost cloud snowflake snowdrop igloo iceberg daisy milk egg tooth milkshake rice wedding-cake bride wedding-dress llama alpaca goat calf ambulance yeti mummy skeleton angel cockatoo magpie beluga orca puffin edelweiss lily-of-the-valley football volleyball golf-ball shuttlecock toilet bathtub pearl bone plate cup easter-lamb feather sugar-skull chess-piece winter cauliflower garlic birch doctor nurse karateka zebra-crossing finish-flag dinosaur-bone smoke snow-hill breath letter towel ice-rink hammock
black gray white: bat raven blackbird panther spider ant chimpanzee witch-hat pirate-flag tie record-player keyboard limousine steam-train fly beetle vintage-car stag-beetle chimney-sweep cauldron blackboard eye note
green lime yellow: leaf frog crocodile turtle dinosaur dragon caterpillar grasshopper snake lizard chameleon alligator iguana gecko tyrannosaurus stegosaurus diplodocus brachiosaurus iguanodon parasaurolophus apatosaurus plesiosaur mosasaurus grass plant clover cactus pea cucumber lettuce cabbage broccoli zucchini asparagus leek kiwi-fruit watermelon avocado bean tractor alien monster troll leprechaun christmas-elf tadpole toad cricket praying-mantis fern bamboo bush frog-prince hydra loch-ness-monster ankylosaurus carnotaurus dilophosaurus pachycephalosaurus komodo-dragon sea-turtle parrot budgie seaweed carnivorous-plant garbage-truck garden park meadow hill island olive melon flower-wreath holly dragon-egg dinosaur-egg zombie jeep ranger dump-truck garbage-collector gorgon water-lily spring
dark-green green brown: tree fir-tree christmas-tree oak palm-tree apple-tree willow forest jungle advent-wreath enchanted-forest toy-soldier reed
blue sky-blue yellow: whale blue-tit kingfisher bluebell forget-me-not police-car police-officer bus car boat ship sailboat motorboat cruise-ship ferry fishing-boat tugboat container-ship blueberry planet earth globe umbrella trousers swimmer prince bicycle kick-scooter motor-scooter tricycle balance-bike suitcase backpack train telescope jacket sled surfboard surfer dragonfly hummingbird peacock swallow cuckoo jet-ski rain puddle river lake pond sea waterfall wave swimming-pool fish narwhal pterodactyl fountain genie wizard postman pilot sailor captain mermaid water water-strider summer couch sofa coat sling sleeping-bag necklace bowl
sky-blue white yellow: ice-skate icicle diamond crystal window soap-bubble aquarium fog wind mirror bottle snow-globe baby pacifier rattle tornado thunderstorm ice drops splash waves bus-stop balcony vase watering-can
sky-blue: sky
white orange red: chicken
dark-blue purple yellow: galaxy solar-system constellation aurora ufo witch magician
purple lavender green: grape eggplant plum lavender violet crocus beetroot fig magic-potion magic-wand spell-book crystal-ball vampire triceratops onion squid sea-anemone sea-urchin trick-or-treater
beige light-brown brown: beach desert sandbox pyramid savanna marble puppet matryoshka rug floor path shipwreck sponge eiffel-tower sandal
beige red sky-blue: house school church shop village kindergarten farm bakery restaurant hospital train-station police-station fire-station supermarket museum theater cinema library market apartment-building palace lighthouse ferris-wheel carousel dollhouse bouncy-castle mosque synagogue
cream yellow peach: wall background
lavender pink yellow: mandala ornament fairy-house
red orange lavender: curtain harlequin garland carnival-mask carnival-costume carnival-float pinata party-hat birthday-party balloon building-block ball spinning-top xylophone toy paint-box paintbrush pencil slide swing seesaw playground roller-coaster amusement-park zoo construction-site puzzle board-game bucket pinwheel school-cone title maypole parasol swim-ring jump-rope hula-hoop juggler acrobat christmas-bauble easter-basket advent-calendar stuffed-animal trampoline block flag ball-of-yarn climbing-wall button blanket book mat picnic track
gray red yellow: volcano rocket
brown green light-gray: mountain landscape
brown red yellow: chocolate hot-chocolate pudding cowboy yule-log chocolate-letter hamburger sausage steak roast-chicken coconut pirate
light-brown yellow red: pizza taco sandwich
light-gray gray white: ringed-planet red-planet thing
blue yellow orange: bird
`

const NATURAL_COLORS = new Map<string, Palette>()
for (const line of NOUNS_BY_PALETTE.trim().split('\n')) {
  const [palette, nouns] = line.split(': ') as [string, string]
  for (const noun of nouns.split(' ')) NATURAL_COLORS.set(noun, palette.split(' ') as unknown as Palette)
}

export const NOUNS_WITH_COLORS: readonly string[] = [...NATURAL_COLORS.keys()]

/** For nouns without colors of their own. */
const COLORS_OF_TOPIC: Readonly<Record<string, Palette>> = {
  animals: ['light-brown', 'beige', 'brown'],
  birds: ['blue', 'yellow', 'orange'],
  sea: ['blue', 'turquoise', 'yellow'],
  insects: ['green', 'yellow', 'brown'],
  dinosaurs: ['green', 'lime', 'yellow'],
  fantasy: ['purple', 'pink', 'yellow'],
  people: ['red', 'peach', 'blue'],
  jobs: ['blue', 'peach', 'brown'],
  vehicles: ['red', 'sky-blue', 'gray'],
  buildings: ['beige', 'red', 'sky-blue'],
  nature: ['green', 'lime', 'brown'],
  plants: ['pink', 'green', 'yellow'],
  food: ['orange', 'yellow', 'red'],
  toys: ['red', 'yellow', 'blue'],
  sports: ['blue', 'yellow', 'white'],
  music: ['light-brown', 'yellow', 'black'],
  clothes: ['blue', 'red', 'yellow'],
  things: ['turquoise', 'yellow', 'light-gray'],
  sky: ['yellow', 'orange', 'white'],
  feasts: ['red', 'green', 'yellow'],
}
const COLORS_OF_OTHERS: Palette = ['yellow', 'turquoise', 'pink']

export const hasNaturalColors = (noun: string): boolean => NATURAL_COLORS.has(noun)

export const naturalColors = (noun: string, topic: string | undefined): Palette =>
  NATURAL_COLORS.get(noun) ?? COLORS_OF_TOPIC[topic ?? ''] ?? COLORS_OF_OTHERS

export const GROUND_COLORS: Readonly<Record<string, Palette>> = {
  beach: ['beige', 'cream', 'light-brown'],
  island: ['beige', 'cream', 'light-brown'],
  lighthouse: ['beige', 'cream', 'light-brown'],
  desert: ['beige', 'light-brown', 'cream'],
  savanna: ['beige', 'light-brown', 'yellow'],
  sea: ['beige', 'light-brown', 'cream'],
  underwater: ['beige', 'light-brown', 'cream'],
  aquarium: ['beige', 'light-brown', 'cream'],
  'open-sea': ['blue', 'turquoise', 'sky-blue'],
  ship: ['blue', 'turquoise', 'sky-blue'],
  snow: ['white', 'light-gray', 'sky-blue'],
  ice: ['white', 'light-gray', 'sky-blue'],
  arctic: ['white', 'light-gray', 'sky-blue'],
  mountain: ['green', 'gray', 'light-gray'],
  space: ['light-gray', 'gray', 'lavender'],
  moon: ['light-gray', 'gray', 'lavender'],
  planet: ['light-gray', 'gray', 'lavender'],
  volcano: ['brown', 'light-brown', 'gray'],
  prehistory: ['brown', 'green', 'gray'],
  cave: ['gray', 'light-gray', 'brown'],
  street: ['light-gray', 'gray', 'beige'],
  city: ['light-gray', 'gray', 'beige'],
  station: ['light-gray', 'gray', 'beige'],
  airport: ['light-gray', 'gray', 'beige'],
  harbor: ['beige', 'blue', 'light-gray'],
  stage: ['light-brown', 'red', 'beige'],
}
const GRASS: Palette = ['green', 'lime', 'dark-green']

/** The ground of a place: grass where nothing else is known. */
export const groundColors = (place: string): Palette => GROUND_COLORS[place] ?? GRASS

/** From the outermost band of a rainbow inwards. */
export const RAINBOW_COLORS: Palette = ['red', 'orange', 'yellow', 'green', 'blue', 'purple']
