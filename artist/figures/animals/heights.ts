/** Heights in metres to the top of the head while standing; animals without an entry are half a metre tall. */
// prettier-ignore
export const HEIGHTS: Readonly<Record<string, number>> = {
  horse: 2, pony: 1.4, foal: 1.3, unicorn: 2.2, 'winged-unicorn': 2.2, pegasus: 2.2, donkey: 1.5, zebra: 1.7, cow: 1.7, calf: 1.1, bull: 1.8, buffalo: 1.8, bison: 1.9,
  sheep: 1, lamb: 0.6, ram: 1.1, goat: 1, ibex: 1.2, pig: 0.9, piglet: 0.4, 'wild-boar': 1, warthog: 0.9, deer: 1.7, fawn: 0.8, 'roe-deer': 1.2, reindeer: 1.6, moose: 2.3,
  antelope: 1.5, gazelle: 1.1, giraffe: 4.5, llama: 1.7, alpaca: 1.4, camel: 2.3, dromedary: 2.3, elephant: 3, mammoth: 3.4, rhino: 1.8, hippo: 1.6, tapir: 1.1,
  dog: 0.7, puppy: 0.35, dachshund: 0.4, poodle: 0.6, dalmatian: 0.75, pug: 0.4, bulldog: 0.45, husky: 0.8, 'german-shepherd': 0.85, labrador: 0.75, chihuahua: 0.3, corgi: 0.45,
  cat: 0.4, kitten: 0.22, 'unicorn-cat': 0.45, fox: 0.6, 'arctic-fox': 0.5, 'red-panda': 0.5, wolf: 1, hyena: 1, lion: 1.3, tiger: 1.2, leopard: 1, jaguar: 1, cheetah: 1, panther: 1, puma: 1, lynx: 0.8, 'saber-toothed-tiger': 1.3,
  bear: 1.4, 'polar-bear': 1.6, panda: 1.2, raccoon: 0.45, badger: 0.45, skunk: 0.4, rabbit: 0.4, hare: 0.55, 'easter-bunny': 0.8, mouse: 0.1, rat: 0.18, hamster: 0.12, gerbil: 0.12, 'guinea-pig': 0.2,
  chinchilla: 0.25, squirrel: 0.28, chipmunk: 0.18, hedgehog: 0.22, porcupine: 0.45, mole: 0.14, beaver: 0.45, marmot: 0.4, capybara: 0.7, wombat: 0.5, otter: 0.4, weasel: 0.25, ferret: 0.25, meerkat: 0.32, anteater: 0.9, armadillo: 0.35,
  brachiosaurus: 8, dinosaur: 4, diplodocus: 6, apatosaurus: 7, tyrannosaurus: 5, allosaurus: 4, carnotaurus: 4, giganotosaurus: 5, velociraptor: 1.4, dilophosaurus: 2, iguanodon: 4, parasaurolophus: 4,
  pachycephalosaurus: 2, spinosaurus: 5, triceratops: 3, stegosaurus: 4, ankylosaurus: 2, dragon: 4, 'komodo-dragon': 0.6, crocodile: 0.8, alligator: 0.7, lizard: 0.2, gecko: 0.14, iguana: 0.4, salamander: 0.14, chameleon: 0.25, turtle: 0.4,
  axolotl: 0.12, platypus: 0.25, monkey: 0.7, chimpanzee: 1.2, gorilla: 1.7, orangutan: 1.4, lemur: 0.5, koala: 0.7, kangaroo: 1.6, sloth: 0.6, frog: 0.14, toad: 0.14, 'frog-prince': 0.2, 'teddy-bear': 0.4, 'stuffed-animal': 0.4,
  bird: 0.2, chicken: 0.45, rooster: 0.55, turkey: 0.9, pheasant: 0.5, duck: 0.4, duckling: 0.15, goose: 0.8, swan: 1, flamingo: 1.3, stork: 1.1, heron: 1, 'crane-bird': 1.2, ostrich: 2.4, pelican: 1,
  peacock: 1, parrot: 0.4, cockatoo: 0.4, budgie: 0.18, toucan: 0.5, eagle: 0.8, falcon: 0.45, vulture: 0.9, seagull: 0.4, dove: 0.3, raven: 0.5, magpie: 0.35, robin: 0.14, sparrow: 0.14, canary: 0.13, swallow: 0.15,
  blackbird: 0.22, 'blue-tit': 0.12, kingfisher: 0.16, woodpecker: 0.25, hummingbird: 0.1, cuckoo: 0.3, puffin: 0.3, 'kiwi-bird': 0.4, archaeopteryx: 0.4, phoenix: 1.2, owl: 0.45, penguin: 0.8, chick: 0.12, 'easter-chick': 0.2,
  fish: 0.2, goldfish: 0.12, clownfish: 0.12, angelfish: 0.2, koi: 0.3, piranha: 0.2, salmon: 0.25, trout: 0.2, tuna: 0.6, swordfish: 0.8, 'flying-fish': 0.2, 'april-fish': 0.2, shark: 1.2, megalodon: 4, 'hammerhead-shark': 1.2,
  ghost: 1.4, whale: 4, beluga: 1.6, narwhal: 1.6, orca: 2.4, dolphin: 1, manatee: 1.2, mosasaurus: 2.4, octopus: 0.8, kraken: 5, squid: 0.9, jellyfish: 0.5, starfish: 0.2, crab: 0.2, lobster: 0.4, shrimp: 0.12, seahorse: 0.2, 'sea-turtle': 0.6,
  seal: 0.9, 'sea-lion': 1, walrus: 1.3, 'manta-ray': 1.4, pufferfish: 0.25, plesiosaur: 3, 'loch-ness-monster': 4, butterfly: 0.1, moth: 0.08, ladybug: 0.04, bee: 0.06, bumblebee: 0.06, wasp: 0.06, fly: 0.05, firefly: 0.05, mosquito: 0.05,
  caterpillar: 0.05, worm: 0.08, ant: 0.04, beetle: 0.05, 'stag-beetle': 0.06, spider: 0.08, snail: 0.07, slug: 0.05, dragonfly: 0.1, grasshopper: 0.07, cricket: 0.06, snake: 0.4, bat: 0.2, pterodactyl: 1.6, tadpole: 0.03,
}
