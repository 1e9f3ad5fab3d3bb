/** Heights in metres to the top of the head, standing; what is not listed is half a metre. */
// prettier-ignore
export const HEIGHTS: Readonly<Record<string, number>> = {
  horse: 2, pony: 1.4, foal: 1.3, unicorn: 2.2, 'winged-unicorn': 2.2, pegasus: 2.2, donkey: 1.5, zebra: 1.7, cow: 1.7, calf: 1.1, bull: 1.8, buffalo: 1.8, bison: 1.9,
  sheep: 1, lamb: 0.6, ram: 1.1, goat: 1, ibex: 1.2, pig: 0.9, piglet: 0.4, 'wild-boar': 1, warthog: 0.9, deer: 1.7, fawn: 0.8, 'roe-deer': 1.2, reindeer: 1.6, moose: 2.3,
  antelope: 1.5, gazelle: 1.1, giraffe: 4.5, llama: 1.7, alpaca: 1.4, camel: 2.3, dromedary: 2.3, elephant: 3, mammoth: 3.4, rhino: 1.8, hippo: 1.6, tapir: 1.1,
  dog: 0.7, puppy: 0.35, terrier: 0.45, dachshund: 0.4, poodle: 0.6, dalmatian: 0.75, pug: 0.4, bulldog: 0.45, husky: 0.8, 'german-shepherd': 0.85, labrador: 0.75, chihuahua: 0.3, corgi: 0.45,
  cat: 0.4, kitten: 0.22, 'unicorn-cat': 0.45, fox: 0.6, 'arctic-fox': 0.5, 'red-panda': 0.5, wolf: 1, hyena: 1, lion: 1.3, tiger: 1.2, leopard: 1, jaguar: 1, cheetah: 1, panther: 1, puma: 1, lynx: 0.8, 'saber-toothed-tiger': 1.3,
  bear: 1.4, 'polar-bear': 1.6, panda: 1.2, raccoon: 0.45, badger: 0.45, skunk: 0.4, rabbit: 0.4, hare: 0.55, 'easter-bunny': 0.8, mouse: 0.1, rat: 0.18, hamster: 0.12, gerbil: 0.12, 'guinea-pig': 0.2,
  chinchilla: 0.25, squirrel: 0.28, chipmunk: 0.18, hedgehog: 0.22, porcupine: 0.45, mole: 0.14, beaver: 0.45, marmot: 0.4, capybara: 0.7, wombat: 0.5, otter: 0.4, weasel: 0.25, ferret: 0.25, meerkat: 0.32, anteater: 0.9, armadillo: 0.35,
  brachiosaurus: 8, dinosaur: 4, diplodocus: 6, apatosaurus: 7, tyrannosaurus: 5, allosaurus: 4, carnotaurus: 4, giganotosaurus: 5, velociraptor: 1.4, dilophosaurus: 2, iguanodon: 4, parasaurolophus: 4,
  pachycephalosaurus: 2, spinosaurus: 5, triceratops: 3, stegosaurus: 4, ankylosaurus: 2, dragon: 4, 'komodo-dragon': 0.6, crocodile: 0.8, alligator: 0.7, lizard: 0.2, gecko: 0.14, iguana: 0.4, salamander: 0.14, chameleon: 0.25, turtle: 0.4,
}
