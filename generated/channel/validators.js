// Made from specs/channel.asyncapi.yaml and specs/channel.openapi.yaml by `npm run generate`. Change the documents, never this file.

var __getOwnPropNames = Object.getOwnPropertyNames;
var __commonJS = (cb, mod) => function() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};

var require_ucs2length = __commonJS({
  "ajv/dist/runtime/ucs2length.js"(exports) {
    "use strict";
    Object.defineProperty(exports, "__esModule", { value: !0 });
    function ucs2length(str) {
      let len = str.length, length = 0, pos = 0, value;
      for (; pos < len; )
        length++, value = str.charCodeAt(pos++), value >= 55296 && value <= 56319 && pos < len && (value = str.charCodeAt(pos), (value & 64512) === 56320 && pos++);
      return length;
    }
    exports.default = ucs2length;
    ucs2length.code = 'require("ajv/dist/runtime/ucs2length").default';
  }
});

import { add, validator } from "../validator.ts";
var checkLocationContent = check_validate21;
function check_validate21(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "location")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.latitude !== void 0) {
          let data1 = data.latitude, _errs3 = errors;
          if (!(typeof data1 == "number" && isFinite(data1)))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.longitude !== void 0) {
            let data2 = data.longitude, _errs5 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)))
              return !1;
            var valid0 = _errs5 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.text !== void 0) {
              let _errs7 = errors;
              if (typeof data.text != "string")
                return !1;
              var valid0 = _errs7 === errors;
            } else
              var valid0 = !0;
            if (valid0)
              if (data.title !== void 0) {
                let _errs9 = errors;
                if (typeof data.title != "string")
                  return !1;
                var valid0 = _errs9 === errors;
              } else
                var valid0 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentMessageId = check_validate22;
function check_validate22(data) {
  let errors = 0;
  return typeof data != "string" ? !1 : errors === 0;
}
var checkAgentLocation = check_validate23;
function check_validate23(data) {
  let errors = 0;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs3 = errors;
        if (typeof data0 != "string" || data0 !== "location")
          return !1;
        var valid2 = _errs3 === errors;
      } else
        var valid2 = !0;
      if (valid2) {
        if (data.latitude !== void 0) {
          let data1 = data.latitude, _errs5 = errors;
          if (!(typeof data1 == "number" && isFinite(data1)))
            return !1;
          var valid2 = _errs5 === errors;
        } else
          var valid2 = !0;
        if (valid2) {
          if (data.longitude !== void 0) {
            let data2 = data.longitude, _errs7 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)))
              return !1;
            var valid2 = _errs7 === errors;
          } else
            var valid2 = !0;
          if (valid2) {
            if (data.text !== void 0) {
              let _errs9 = errors;
              if (typeof data.text != "string")
                return !1;
              var valid2 = _errs9 === errors;
            } else
              var valid2 = !0;
            if (valid2)
              if (data.title !== void 0) {
                let _errs11 = errors;
                if (typeof data.title != "string")
                  return !1;
                var valid2 = _errs11 === errors;
              } else
                var valid2 = !0;
          }
        }
      }
    } else
      return !1;
  return errors === 0 && data && typeof data == "object" && !Array.isArray(data) && data.id !== void 0 && typeof data.id != "string" ? !1 : errors === 0;
}
var checkWritingAgent = check_validate24;
function check_validate24(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      if (data.name !== void 0) {
        let _errs1 = errors;
        if (typeof data.name != "string")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.photo !== void 0) {
          let _errs3 = errors;
          if (typeof data.photo != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkRecipient = check_validate25;
var check_func1 = require_ucs2length().default;
function check_validate25(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors;
        if (typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) || errors === _errs1 && typeof data0 == "string" && data0.length < 1)
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentLocationMessage = check_validate26;
function check_validate26(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.recipient === void 0 && (missing0 = "recipient") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let data0 = data.sender, _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.name !== void 0) {
              let _errs4 = errors;
              if (typeof data0.name != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2)
              if (data0.photo !== void 0) {
                let _errs6 = errors;
                if (typeof data0.photo != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.recipient !== void 0) {
          let data3 = data.recipient, _errs8 = errors;
          if (errors === errors)
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              let missing1;
              if (data3.id === void 0 && (missing1 = "id"))
                return !1;
              if (data3.id !== void 0) {
                let data4 = data3.id, _errs11 = errors;
                if (typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) || errors === _errs11 && typeof data4 == "string" && data4.length < 1)
                  return !1;
              }
            } else
              return !1;
          var valid0 = _errs8 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let _errs13 = errors;
            check_validate23(data.message) || errors++;
            var valid0 = _errs13 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkMediaType = check_validate28;
function check_validate28(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "video" || data === "audio" || data === "voice" || data === "photo" || data === "sticker" || data === "document") ? !1 : errors === 0;
}
var checkHttpUrl = check_validate29;
var check_pattern4 = new RegExp("[\\x00-\\x20\\x7F]", "u"), check_pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]", "u");
function check_validate29(data) {
  let errors = 0, _errs1 = errors, _errs2 = errors;
  typeof data == "string" && (check_pattern4.test(data) || errors++);
  var valid0 = _errs2 === errors;
  if (valid0)
    return !1;
  if (errors = _errs1, errors === 0)
    if (typeof data == "string") {
      if (!check_pattern5.test(data))
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkPositiveInteger = check_validate30;
function check_validate30(data) {
  let errors = 0;
  return !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) || errors === 0 && typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) ? !1 : errors === 0;
}
var checkMediaContent = check_validate31;
function check_validate31(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.file === void 0 && (missing0 = "file") || data.file_name === void 0 && (missing0 = "file_name") || data.file_size === void 0 && (missing0 = "file_size"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || !(data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document"))
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.file !== void 0) {
          let data1 = data.file, _errs4 = errors, _errs6 = errors, _errs8 = errors, _errs9 = errors;
          typeof data1 == "string" && (check_pattern4.test(data1) || errors++);
          var valid4 = _errs9 === errors;
          if (valid4)
            return !1;
          if (errors = _errs8, errors === _errs6)
            if (typeof data1 == "string") {
              if (!check_pattern5.test(data1))
                return !1;
            } else
              return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.file_name !== void 0) {
            let _errs10 = errors;
            if (typeof data.file_name != "string")
              return !1;
            var valid0 = _errs10 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.file_size !== void 0) {
              let data3 = data.file_size, _errs12 = errors, _errs14 = errors;
              if (!(typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3)) || errors === _errs14 && typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3)))
                return !1;
              var valid0 = _errs12 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.thumb !== void 0) {
                let data4 = data.thumb, _errs16 = errors, _errs18 = errors, _errs20 = errors, _errs21 = errors;
                typeof data4 == "string" && (check_pattern4.test(data4) || errors++);
                var valid9 = _errs21 === errors;
                if (valid9)
                  return !1;
                if (errors = _errs20, errors === _errs18)
                  if (typeof data4 == "string") {
                    if (!check_pattern5.test(data4))
                      return !1;
                  } else
                    return !1;
                var valid0 = _errs16 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.emoji !== void 0) {
                  let _errs22 = errors;
                  if (typeof data.emoji != "string")
                    return !1;
                  var valid0 = _errs22 === errors;
                } else
                  var valid0 = !0;
                if (valid0) {
                  if (data.duration !== void 0) {
                    let data6 = data.duration, _errs24 = errors, _errs26 = errors;
                    if (!(typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6)) || errors === _errs26 && typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6)))
                      return !1;
                    var valid0 = _errs24 === errors;
                  } else
                    var valid0 = !0;
                  if (valid0) {
                    if (data.width !== void 0) {
                      let data7 = data.width, _errs28 = errors, _errs30 = errors;
                      if (!(typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7)) || errors === _errs30 && typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7)))
                        return !1;
                      var valid0 = _errs28 === errors;
                    } else
                      var valid0 = !0;
                    if (valid0) {
                      if (data.height !== void 0) {
                        let data8 = data.height, _errs32 = errors, _errs34 = errors;
                        if (!(typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8)) || errors === _errs34 && typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8)))
                          return !1;
                        var valid0 = _errs32 === errors;
                      } else
                        var valid0 = !0;
                      if (valid0) {
                        if (data.text !== void 0) {
                          let _errs36 = errors;
                          if (typeof data.text != "string")
                            return !1;
                          var valid0 = _errs36 === errors;
                        } else
                          var valid0 = !0;
                        if (valid0) {
                          if (data.performer !== void 0) {
                            let _errs38 = errors;
                            if (typeof data.performer != "string")
                              return !1;
                            var valid0 = _errs38 === errors;
                          } else
                            var valid0 = !0;
                          if (valid0)
                            if (data.title !== void 0) {
                              let _errs40 = errors;
                              if (typeof data.title != "string")
                                return !1;
                              var valid0 = _errs40 === errors;
                            } else
                              var valid0 = !0;
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentMedia = check_validate32;
function check_validate32(data) {
  let errors = 0;
  return check_validate31(data) || errors++, errors === 0 && data && typeof data == "object" && !Array.isArray(data) && data.id !== void 0 && typeof data.id != "string" ? !1 : errors === 0;
}
var checkAgentMediaMessage = check_validate34;
function check_validate34(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.recipient === void 0 && (missing0 = "recipient") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let data0 = data.sender, _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.name !== void 0) {
              let _errs4 = errors;
              if (typeof data0.name != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2)
              if (data0.photo !== void 0) {
                let _errs6 = errors;
                if (typeof data0.photo != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.recipient !== void 0) {
          let data3 = data.recipient, _errs8 = errors;
          if (errors === errors)
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              let missing1;
              if (data3.id === void 0 && (missing1 = "id"))
                return !1;
              if (data3.id !== void 0) {
                let data4 = data3.id, _errs11 = errors;
                if (typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) || errors === _errs11 && typeof data4 == "string" && data4.length < 1)
                  return !1;
              }
            } else
              return !1;
          var valid0 = _errs8 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let _errs13 = errors;
            check_validate32(data.message) || errors++;
            var valid0 = _errs13 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentText = check_validate36;
function check_validate36(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "text")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let _errs3 = errors;
          if (typeof data.id != "string")
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.text !== void 0) {
            let _errs6 = errors;
            if (typeof data.text != "string")
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentTextMessage = check_validate37;
function check_validate37(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.recipient === void 0 && (missing0 = "recipient") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let data0 = data.sender, _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            if (data0.name !== void 0) {
              let _errs4 = errors;
              if (typeof data0.name != "string")
                return !1;
              var valid2 = _errs4 === errors;
            } else
              var valid2 = !0;
            if (valid2)
              if (data0.photo !== void 0) {
                let _errs6 = errors;
                if (typeof data0.photo != "string")
                  return !1;
                var valid2 = _errs6 === errors;
              } else
                var valid2 = !0;
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.recipient !== void 0) {
          let data3 = data.recipient, _errs8 = errors;
          if (errors === errors)
            if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
              let missing1;
              if (data3.id === void 0 && (missing1 = "id"))
                return !1;
              if (data3.id !== void 0) {
                let data4 = data3.id, _errs11 = errors;
                if (typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) || errors === _errs11 && typeof data4 == "string" && data4.length < 1)
                  return !1;
              }
            } else
              return !1;
          var valid0 = _errs8 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.message !== void 0) {
            let _errs13 = errors;
            check_validate36(data.message) || errors++;
            var valid0 = _errs13 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkTypingType = check_validate39;
function check_validate39(data) {
  let errors = 0;
  return typeof data != "string" || !(data === "typein" || data === "typeout") ? !1 : errors === 0;
}
var checkTypingContent = check_validate40;
function check_validate40(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type;
        if (typeof data0 != "string" || !(data0 === "typein" || data0 === "typeout"))
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentTypingNotice = check_validate41;
function check_validate41(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.recipient === void 0 && (missing0 = "recipient") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.recipient !== void 0) {
        let data0 = data.recipient, _errs1 = errors;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.id === void 0 && (missing1 = "id"))
              return !1;
            if (data0.id !== void 0) {
              let data1 = data0.id, _errs4 = errors;
              if (typeof data1 != "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) || errors === _errs4 && typeof data1 == "string" && data1.length < 1)
                return !1;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let _errs6 = errors;
          check_validate40(data.message) || errors++;
          var valid0 = _errs6 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkAgentMessage = check_validate43;
function check_validate43(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.message !== void 0) {
        let data0 = data.message, _errs1 = errors;
        if (errors === _errs1)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.type === void 0 && (missing1 = "type"))
              return !1;
            if (data0.type !== void 0) {
              let data1 = data0.type;
              if (!(data1 === "text" || data1 === "video" || data1 === "audio" || data1 === "voice" || data1 === "photo" || data1 === "sticker" || data1 === "document" || data1 === "location" || data1 === "typein" || data1 === "typeout"))
                return !1;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.message?.type;
        tag0 === "text" ? check_validate37(data) || errors++ : tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document" ? check_validate34(data) || errors++ : tag0 === "location" ? check_validate26(data) || errors++ : (tag0 === "typein" || tag0 === "typeout") && (check_validate41(data) || errors++);
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentMessageAccepted = check_validate48;
function check_validate48(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        return !1;
      if (data.result !== void 0) {
        let data0 = data.result;
        if (typeof data0 != "string" || data0 !== "ok")
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkChannelFault = check_validate49;
function check_validate49(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.code === void 0 && (missing0 = "code") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.message !== void 0 && typeof data.message != "string")
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkAgentMessageRefused = check_validate50;
function check_validate50(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.error === void 0 && (missing0 = "error"))
        return !1;
      if (data.error !== void 0) {
        let data0 = data.error;
        if (errors === errors)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.code === void 0 && (missing1 = "code") || data0.message === void 0 && (missing1 = "message"))
              return !1;
            if (data0.message !== void 0 && typeof data0.message != "string")
              return !1;
          } else
            return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkAgentMessageReply = check_validate51;
function check_validate51(data) {
  let errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.result === void 0 && (missing0 = "result"))
        errors++;
      else if (data.result !== void 0) {
        let data0 = data.result;
        typeof data0 != "string" && errors++, data0 !== "ok" && errors++;
      }
    } else
      errors++;
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs6 = errors;
    check_validate50(data) || errors++;
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  if (valid0)
    errors = _errs0;
  else
    return errors++, !1;
  return errors === 0;
}
var checkChannelStatus = check_validate53;
function check_validate53(data) {
  let errors = 0;
  return !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) || !(data === 0 || data === 1) ? !1 : errors === 0;
}
var checkCustomerId = check_validate54;
function check_validate54(data) {
  let errors = 0;
  return typeof data != "string" && !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) || errors === 0 && typeof data == "string" && data.length < 1 ? !1 : errors === 0;
}
var checkCustomerPhoto = check_validate55;
var check_pattern10 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");
function check_validate55(data) {
  let errors = 0;
  if (errors === 0)
    if (typeof data == "string") {
      if (!check_pattern10.test(data))
        return !1;
    } else
      return !1;
  return errors === 0;
}
var checkCustomerUrl = check_validate56;
function check_validate56(data) {
  let errors = 0;
  return typeof data != "string" ? !1 : errors === 0;
}
var checkCustomer = check_validate57;
function check_validate57(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs1 = errors, _errs2 = errors;
        if (typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) || errors === _errs2 && typeof data0 == "string" && data0.length < 1)
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.name !== void 0) {
          let _errs4 = errors;
          if (typeof data.name != "string")
            return !1;
          var valid0 = _errs4 === errors;
        } else
          var valid0 = !0;
        if (valid0) {
          if (data.phone !== void 0) {
            let _errs6 = errors;
            if (typeof data.phone != "string")
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
          if (valid0) {
            if (data.email !== void 0) {
              let _errs8 = errors;
              if (typeof data.email != "string")
                return !1;
              var valid0 = _errs8 === errors;
            } else
              var valid0 = !0;
            if (valid0) {
              if (data.photo !== void 0) {
                let data4 = data.photo, _errs10 = errors;
                if ((!data4 || typeof data4 != "object") && typeof data4 != "string" && !(typeof data4 == "number" && isFinite(data4)) && typeof data4 != "boolean")
                  return !1;
                var valid0 = _errs10 === errors;
              } else
                var valid0 = !0;
              if (valid0) {
                if (data.url !== void 0) {
                  let data5 = data.url, _errs12 = errors;
                  if ((!data5 || typeof data5 != "object") && typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5)) && typeof data5 != "boolean")
                    return !1;
                  var valid0 = _errs12 === errors;
                } else
                  var valid0 = !0;
                if (valid0)
                  if (data.invite !== void 0) {
                    let _errs14 = errors;
                    if (typeof data.invite != "string")
                      return !1;
                    var valid0 = _errs14 === errors;
                  } else
                    var valid0 = !0;
              }
            }
          }
        }
      }
    } else
      return !1;
  return errors === 0;
}
var checkTypingCustomer = check_validate58;
function check_validate58(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.id === void 0 && (missing0 = "id"))
        return !1;
      if (data.id !== void 0) {
        let data0 = data.id, _errs2 = errors;
        if (typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) || errors === _errs2 && typeof data0 == "string" && data0.length < 1)
          return !1;
      }
    } else
      return !1;
  return errors === 0;
}
var checkUserMessageId = check_validate59;
function check_validate59(data) {
  let errors = 0;
  return typeof data != "string" && !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) ? !1 : errors === 0;
}
var checkUserTextBody = check_validate60;
function check_validate60(data) {
  let errors = 0;
  return typeof data != "string" ? !1 : errors === 0;
}
var checkUserLocation = check_validate61;
function check_validate61(data) {
  let errors = 0;
  if (errors === errors)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.latitude === void 0 && (missing0 = "latitude") || data.longitude === void 0 && (missing0 = "longitude"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs3 = errors;
        if (typeof data0 != "string" || data0 !== "location")
          return !1;
        var valid2 = _errs3 === errors;
      } else
        var valid2 = !0;
      if (valid2) {
        if (data.latitude !== void 0) {
          let data1 = data.latitude, _errs5 = errors;
          if (!(typeof data1 == "number" && isFinite(data1)))
            return !1;
          var valid2 = _errs5 === errors;
        } else
          var valid2 = !0;
        if (valid2) {
          if (data.longitude !== void 0) {
            let data2 = data.longitude, _errs7 = errors;
            if (!(typeof data2 == "number" && isFinite(data2)))
              return !1;
            var valid2 = _errs7 === errors;
          } else
            var valid2 = !0;
          if (valid2) {
            if (data.text !== void 0) {
              let _errs9 = errors;
              if (typeof data.text != "string")
                return !1;
              var valid2 = _errs9 === errors;
            } else
              var valid2 = !0;
            if (valid2)
              if (data.title !== void 0) {
                let _errs11 = errors;
                if (typeof data.title != "string")
                  return !1;
                var valid2 = _errs11 === errors;
              } else
                var valid2 = !0;
          }
        }
      }
    } else
      return !1;
  if (errors === 0 && data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data5 = data.id, _errs13 = errors;
      if (typeof data5 != "string" && !(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)))
        return !1;
      var valid3 = _errs13 === errors;
    } else
      var valid3 = !0;
    if (valid3)
      if (data.text !== void 0) {
        let _errs16 = errors;
        if (typeof data.text != "string")
          return !1;
        var valid3 = _errs16 === errors;
      } else
        var valid3 = !0;
  }
  return errors === 0;
}
var checkUserLocationMessage = check_validate62;
function check_validate62(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.sender === void 0 && (missing0 = "sender") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let _errs1 = errors;
        check_validate57(data.sender) || errors++;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let _errs2 = errors;
          check_validate61(data.message) || errors++;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkUserMedia = check_validate65;
function check_validate65(data) {
  let errors = 0;
  if (check_validate31(data) || errors++, errors === 0 && data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id, _errs1 = errors;
      if (typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)))
        return !1;
      var valid1 = _errs1 === errors;
    } else
      var valid1 = !0;
    if (valid1)
      if (data.text !== void 0) {
        let _errs4 = errors;
        if (typeof data.text != "string")
          return !1;
        var valid1 = _errs4 === errors;
      } else
        var valid1 = !0;
  }
  return errors === 0;
}
var checkUserMediaMessage = check_validate67;
function check_validate67(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.sender === void 0 && (missing0 = "sender") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let _errs1 = errors;
        check_validate57(data.sender) || errors++;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let _errs2 = errors;
          check_validate65(data.message) || errors++;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkUserText = check_validate70;
function check_validate70(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.type === void 0 && (missing0 = "type") || data.text === void 0 && (missing0 = "text"))
        return !1;
      if (data.type !== void 0) {
        let data0 = data.type, _errs1 = errors;
        if (typeof data0 != "string" || data0 !== "text")
          return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        if (data.id !== void 0) {
          let data1 = data.id, _errs3 = errors;
          if (typeof data1 != "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)))
            return !1;
          var valid0 = _errs3 === errors;
        } else
          var valid0 = !0;
        if (valid0)
          if (data.text !== void 0) {
            let _errs6 = errors;
            if (typeof data.text != "string")
              return !1;
            var valid0 = _errs6 === errors;
          } else
            var valid0 = !0;
      }
    } else
      return !1;
  return errors === 0;
}
var checkUserTextMessage = check_validate71;
function check_validate71(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.sender === void 0 && (missing0 = "sender") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let _errs1 = errors;
        check_validate57(data.sender) || errors++;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let _errs2 = errors;
          check_validate70(data.message) || errors++;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkUserTypingNotice = check_validate74;
function check_validate74(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.sender === void 0 && (missing0 = "sender") || data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.sender !== void 0) {
        let _errs1 = errors;
        check_validate58(data.sender) || errors++;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0)
        if (data.message !== void 0) {
          let _errs2 = errors;
          check_validate40(data.message) || errors++;
          var valid0 = _errs2 === errors;
        } else
          var valid0 = !0;
    } else
      return !1;
  return errors === 0;
}
var checkUserMessage = check_validate77;
function check_validate77(data) {
  let errors = 0;
  if (errors === 0)
    if (data && typeof data == "object" && !Array.isArray(data)) {
      let missing0;
      if (data.message === void 0 && (missing0 = "message"))
        return !1;
      if (data.message !== void 0) {
        let data0 = data.message, _errs1 = errors;
        if (errors === _errs1)
          if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
            let missing1;
            if (data0.type === void 0 && (missing1 = "type"))
              return !1;
            if (data0.type !== void 0) {
              let data1 = data0.type;
              if (!(data1 === "text" || data1 === "video" || data1 === "audio" || data1 === "voice" || data1 === "photo" || data1 === "sticker" || data1 === "document" || data1 === "location" || data1 === "typein" || data1 === "typeout"))
                return !1;
            }
          } else
            return !1;
        var valid0 = _errs1 === errors;
      } else
        var valid0 = !0;
      if (valid0) {
        let tag0 = data?.message?.type;
        tag0 === "text" ? check_validate71(data) || errors++ : tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document" ? check_validate67(data) || errors++ : tag0 === "location" ? check_validate62(data) || errors++ : (tag0 === "typein" || tag0 === "typeout") && (check_validate74(data) || errors++);
      }
    } else
      return !1;
  return errors === 0;
}
var collectLocationContent = collect_validate21;
function collect_validate21(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.latitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" }), errors++), data.longitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "location" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }), errors++);
    }
    if (data.latitude !== void 0) {
      let data1 = data.latitude;
      typeof data1 == "number" && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/latitude", schemaPath: "#/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.longitude !== void 0) {
      let data2 = data.longitude;
      typeof data2 == "number" && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/longitude", schemaPath: "#/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate21.errors = vErrors, errors === 0;
}
var collectAgentMessageId = collect_validate22;
function collect_validate22(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate22.errors = vErrors, errors === 0;
}
var collectAgentLocation = collect_validate23;
function collect_validate23(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.latitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" }), errors++), data.longitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "location" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }), errors++);
    }
    if (data.latitude !== void 0) {
      let data1 = data.latitude;
      typeof data1 == "number" && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/latitude", schemaPath: "#/$defs/LocationContent/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.longitude !== void 0) {
      let data2 = data.longitude;
      typeof data2 == "number" && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/longitude", schemaPath: "#/$defs/LocationContent/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/LocationContent/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/$defs/LocationContent/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return data && typeof data == "object" && !Array.isArray(data) && data.id !== void 0 && typeof data.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/AgentMessageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate23.errors = vErrors, errors === 0;
}
var collectWritingAgent = collect_validate24;
function collect_validate24(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.photo !== void 0 && typeof data.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate24.errors = vErrors, errors === 0;
}
var collectRecipient = collect_validate25, collect_schema38 = { type: "object", required: ["id"], properties: { id: { type: ["string", "integer"], minLength: 1 } } }, collect_func1 = require_ucs2length().default;
function collect_validate25(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data.id !== void 0) {
      let data0 = data.id;
      typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/properties/id/type", keyword: "type", params: { type: collect_schema38.properties.id.type }, message: "must be string,integer" }), errors++), typeof data0 == "string" && data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate25.errors = vErrors, errors === 0;
}
var collectAgentLocationMessage = collect_validate26;
function collect_validate26(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recipient === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recipient" }, message: "must have required property 'recipient'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0) {
      let data0 = data.sender;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.name !== void 0 && typeof data0.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/name", schemaPath: "#/$defs/WritingAgent/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.photo !== void 0 && typeof data0.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/photo", schemaPath: "#/$defs/WritingAgent/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/sender", schemaPath: "#/$defs/WritingAgent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.recipient !== void 0) {
      let data3 = data.recipient;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data3.id !== void 0) {
          let data4 = data3.id;
          typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/type", keyword: "type", params: { type: collect_schema38.properties.id.type }, message: "must be string,integer" }), errors++), typeof data4 == "string" && data4.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    data.message !== void 0 && (collect_validate23(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate23.errors : vErrors.concat(collect_validate23.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate26.errors = vErrors, errors === 0;
}
var collectMediaType = collect_validate28, collect_schema42 = { type: "string", enum: ["video", "audio", "voice", "photo", "sticker", "document"] };
function collect_validate28(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "video" || data === "audio" || data === "voice" || data === "photo" || data === "sticker" || data === "document" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema42.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate28.errors = vErrors, errors === 0;
}
var collectHttpUrl = collect_validate29;
var collect_pattern4 = new RegExp("[\\x00-\\x20\\x7F]", "u"), collect_pattern5 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]", "u");
function collect_validate29(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs1 = errors, _errs2 = errors;
  typeof data == "string" && (collect_pattern4.test(data) || (vErrors = add(vErrors, {}), errors++));
  var valid0 = _errs2 === errors;
  return valid0 ? (vErrors = add(vErrors, { instancePath, schemaPath: "#/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs1, vErrors !== null && (_errs1 ? vErrors.length = _errs1 : vErrors = null)), typeof data == "string" ? collect_pattern5.test(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate29.errors = vErrors, errors === 0;
}
var collectPositiveInteger = collect_validate30;
function collect_validate30(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data == "number" && isFinite(data) && (data < 1 || isNaN(data)) && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++), collect_validate30.errors = vErrors, errors === 0;
}
var collectMediaContent = collect_validate31;
function collect_validate31(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.file === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file" }, message: "must have required property 'file'" }), errors++), data.file_name === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file_name" }, message: "must have required property 'file_name'" }), errors++), data.file_size === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "file_size" }, message: "must have required property 'file_size'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "video" || data0 === "audio" || data0 === "voice" || data0 === "photo" || data0 === "sticker" || data0 === "document" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/MediaType/enum", keyword: "enum", params: { allowedValues: collect_schema42.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
    if (data.file !== void 0) {
      let data1 = data.file, _errs8 = errors, _errs9 = errors;
      typeof data1 == "string" && (collect_pattern4.test(data1) || (vErrors = add(vErrors, {}), errors++));
      var valid4 = _errs9 === errors;
      valid4 ? (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs8, vErrors !== null && (_errs8 ? vErrors.length = _errs8 : vErrors = null)), typeof data1 == "string" ? collect_pattern5.test(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/file", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.file_name !== void 0 && typeof data.file_name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/file_name", schemaPath: "#/properties/file_name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.file_size !== void 0) {
      let data3 = data.file_size;
      typeof data3 == "number" && !(data3 % 1) && !isNaN(data3) && isFinite(data3) || (vErrors = add(vErrors, { instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data3 == "number" && isFinite(data3) && (data3 < 1 || isNaN(data3)) && (vErrors = add(vErrors, { instancePath: instancePath + "/file_size", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.thumb !== void 0) {
      let data4 = data.thumb, _errs20 = errors, _errs21 = errors;
      typeof data4 == "string" && (collect_pattern4.test(data4) || (vErrors = add(vErrors, {}), errors++));
      var valid9 = _errs21 === errors;
      valid9 ? (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/not", keyword: "not", params: {}, message: "must NOT be valid" }), errors++) : (errors = _errs20, vErrors !== null && (_errs20 ? vErrors.length = _errs20 : vErrors = null)), typeof data4 == "string" ? collect_pattern5.test(data4) || (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://[^\\x00-\\x20\\x7F/?#]"' }), errors++) : (vErrors = add(vErrors, { instancePath: instancePath + "/thumb", schemaPath: "#/$defs/HttpUrl/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
    }
    if (data.emoji !== void 0 && typeof data.emoji != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/emoji", schemaPath: "#/properties/emoji/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.duration !== void 0) {
      let data6 = data.duration;
      typeof data6 == "number" && !(data6 % 1) && !isNaN(data6) && isFinite(data6) || (vErrors = add(vErrors, { instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data6 == "number" && isFinite(data6) && (data6 < 1 || isNaN(data6)) && (vErrors = add(vErrors, { instancePath: instancePath + "/duration", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.width !== void 0) {
      let data7 = data.width;
      typeof data7 == "number" && !(data7 % 1) && !isNaN(data7) && isFinite(data7) || (vErrors = add(vErrors, { instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data7 == "number" && isFinite(data7) && (data7 < 1 || isNaN(data7)) && (vErrors = add(vErrors, { instancePath: instancePath + "/width", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    if (data.height !== void 0) {
      let data8 = data.height;
      typeof data8 == "number" && !(data8 % 1) && !isNaN(data8) && isFinite(data8) || (vErrors = add(vErrors, { instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), typeof data8 == "number" && isFinite(data8) && (data8 < 1 || isNaN(data8)) && (vErrors = add(vErrors, { instancePath: instancePath + "/height", schemaPath: "#/$defs/PositiveInteger/minimum", keyword: "minimum", params: { comparison: ">=", limit: 1 }, message: "must be >= 1" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.performer !== void 0 && typeof data.performer != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/performer", schemaPath: "#/properties/performer/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate31.errors = vErrors, errors === 0;
}
var collectAgentMedia = collect_validate32;
function collect_validate32(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return collect_validate31(data, instancePath) || (vErrors = vErrors === null ? collect_validate31.errors : vErrors.concat(collect_validate31.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data) && data.id !== void 0 && typeof data.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/AgentMessageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate32.errors = vErrors, errors === 0;
}
var collectAgentMediaMessage = collect_validate34;
function collect_validate34(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recipient === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recipient" }, message: "must have required property 'recipient'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0) {
      let data0 = data.sender;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.name !== void 0 && typeof data0.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/name", schemaPath: "#/$defs/WritingAgent/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.photo !== void 0 && typeof data0.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/photo", schemaPath: "#/$defs/WritingAgent/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/sender", schemaPath: "#/$defs/WritingAgent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.recipient !== void 0) {
      let data3 = data.recipient;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data3.id !== void 0) {
          let data4 = data3.id;
          typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/type", keyword: "type", params: { type: collect_schema38.properties.id.type }, message: "must be string,integer" }), errors++), typeof data4 == "string" && data4.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    data.message !== void 0 && (collect_validate32(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate32.errors : vErrors.concat(collect_validate32.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate34.errors = vErrors, errors === 0;
}
var collectAgentText = collect_validate36;
function collect_validate36(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "text" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }), errors++);
    }
    data.id !== void 0 && typeof data.id != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/AgentMessageId/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate36.errors = vErrors, errors === 0;
}
var collectAgentTextMessage = collect_validate37;
function collect_validate37(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recipient === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recipient" }, message: "must have required property 'recipient'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0) {
      let data0 = data.sender;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.name !== void 0 && typeof data0.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/name", schemaPath: "#/$defs/WritingAgent/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0.photo !== void 0 && typeof data0.photo != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/sender/photo", schemaPath: "#/$defs/WritingAgent/properties/photo/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/sender", schemaPath: "#/$defs/WritingAgent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
    if (data.recipient !== void 0) {
      let data3 = data.recipient;
      if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
        if (data3.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data3.id !== void 0) {
          let data4 = data3.id;
          typeof data4 != "string" && !(typeof data4 == "number" && !(data4 % 1) && !isNaN(data4) && isFinite(data4)) && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/type", keyword: "type", params: { type: collect_schema38.properties.id.type }, message: "must be string,integer" }), errors++), typeof data4 == "string" && data4.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    data.message !== void 0 && (collect_validate36(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate36.errors : vErrors.concat(collect_validate36.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate37.errors = vErrors, errors === 0;
}
var collectTypingType = collect_validate39, collect_schema63 = { type: "string", enum: ["typein", "typeout"] };
function collect_validate39(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data === "typein" || data === "typeout" || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema63.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate39.errors = vErrors, errors === 0;
}
var collectTypingContent = collect_validate40;
function collect_validate40(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/TypingType/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 === "typein" || data0 === "typeout" || (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/TypingType/enum", keyword: "enum", params: { allowedValues: collect_schema63.enum }, message: "must be equal to one of the allowed values" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate40.errors = vErrors, errors === 0;
}
var collectAgentTypingNotice = collect_validate41;
function collect_validate41(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.recipient === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "recipient" }, message: "must have required property 'recipient'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.recipient !== void 0) {
      let data0 = data.recipient;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.id === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data0.id !== void 0) {
          let data1 = data0.id;
          typeof data1 != "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/type", keyword: "type", params: { type: collect_schema38.properties.id.type }, message: "must be string,integer" }), errors++), typeof data1 == "string" && data1.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/recipient/id", schemaPath: "#/$defs/Recipient/properties/id/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/recipient", schemaPath: "#/$defs/Recipient/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    data.message !== void 0 && (collect_validate40(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate40.errors : vErrors.concat(collect_validate40.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate41.errors = vErrors, errors === 0;
}
var collectAgentMessage = collect_validate43, collect_schema68 = { type: "object", required: ["message"], properties: { message: { type: "object", required: ["type"], properties: { type: { enum: ["text", "video", "audio", "voice", "photo", "sticker", "document", "location", "typein", "typeout"] } } } }, "x-tag": { path: ["message", "type"], values: [["text"], ["video", "audio", "voice", "photo", "sticker", "document"], ["location"], ["typein", "typeout"]] }, "x-branches": [{ $ref: "#/$defs/AgentTextMessage" }, { $ref: "#/$defs/AgentMediaMessage" }, { $ref: "#/$defs/AgentLocationMessage" }, { $ref: "#/$defs/AgentTypingNotice" }] };
function collect_validate43(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.message !== void 0) {
      let data0 = data.message;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.type === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data0.type !== void 0) {
          let data1 = data0.type;
          data1 === "text" || data1 === "video" || data1 === "audio" || data1 === "voice" || data1 === "photo" || data1 === "sticker" || data1 === "document" || data1 === "location" || data1 === "typein" || data1 === "typeout" || (vErrors = add(vErrors, { instancePath: instancePath + "/message/type", schemaPath: "#/properties/message/properties/type/enum", keyword: "enum", params: { allowedValues: collect_schema68.properties.message.properties.type.enum }, message: "must be equal to one of the allowed values" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    let tag0 = data?.message?.type;
    tag0 === "text" ? collect_validate37(data, instancePath) || (vErrors = vErrors === null ? collect_validate37.errors : vErrors.concat(collect_validate37.errors), errors = vErrors.length) : tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document" ? collect_validate34(data, instancePath) || (vErrors = vErrors === null ? collect_validate34.errors : vErrors.concat(collect_validate34.errors), errors = vErrors.length) : tag0 === "location" ? collect_validate26(data, instancePath) || (vErrors = vErrors === null ? collect_validate26.errors : vErrors.concat(collect_validate26.errors), errors = vErrors.length) : (tag0 === "typein" || tag0 === "typeout") && (collect_validate41(data, instancePath) || (vErrors = vErrors === null ? collect_validate41.errors : vErrors.concat(collect_validate41.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate43.errors = vErrors, errors === 0;
}
var collectAgentMessageAccepted = collect_validate48;
function collect_validate48(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate48.errors = vErrors, errors === 0;
}
var collectChannelFault = collect_validate49;
function collect_validate49(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.code === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.message !== void 0 && typeof data.message != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate49.errors = vErrors, errors === 0;
}
var collectAgentMessageRefused = collect_validate50;
function collect_validate50(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.error === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "error" }, message: "must have required property 'error'" }), errors++), data.error !== void 0) {
      let data0 = data.error;
      data0 && typeof data0 == "object" && !Array.isArray(data0) ? (data0.code === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/error", schemaPath: "#/$defs/ChannelFault/required", keyword: "required", params: { missingProperty: "code" }, message: "must have required property 'code'" }), errors++), data0.message === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/error", schemaPath: "#/$defs/ChannelFault/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data0.message !== void 0 && typeof data0.message != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/error/message", schemaPath: "#/$defs/ChannelFault/properties/message/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++)) : (vErrors = add(vErrors, { instancePath: instancePath + "/error", schemaPath: "#/$defs/ChannelFault/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate50.errors = vErrors, errors === 0;
}
var collectAgentMessageReply = collect_validate51;
function collect_validate51(data, instancePath = "") {
  let vErrors = null, errors = 0, _errs0 = errors, valid0 = !1, _errs1 = errors;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.result === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/AgentMessageAccepted/required", keyword: "required", params: { missingProperty: "result" }, message: "must have required property 'result'" }), errors++), data.result !== void 0) {
      let data0 = data.result;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/AgentMessageAccepted/properties/result/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "ok" && (vErrors = add(vErrors, { instancePath: instancePath + "/result", schemaPath: "#/$defs/AgentMessageAccepted/properties/result/const", keyword: "const", params: { allowedValue: "ok" }, message: "must be equal to constant" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/AgentMessageAccepted/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  var _valid0 = _errs1 === errors;
  if (valid0 = valid0 || _valid0, !valid0) {
    let _errs6 = errors;
    collect_validate50(data, instancePath) || (vErrors = vErrors === null ? collect_validate50.errors : vErrors.concat(collect_validate50.errors), errors = vErrors.length);
    var _valid0 = _errs6 === errors;
    valid0 = valid0 || _valid0;
  }
  return valid0 ? (errors = _errs0, vErrors !== null && (_errs0 ? vErrors.length = _errs0 : vErrors = null)) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/anyOf", keyword: "anyOf", params: {}, message: "must match a schema in anyOf" }), errors++), collect_validate51.errors = vErrors, errors === 0;
}
var collectChannelStatus = collect_validate53, collect_schema75 = { type: "integer", enum: [0, 1] };
function collect_validate53(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "integer" }, message: "must be integer" }), errors++), data === 0 || data === 1 || (vErrors = add(vErrors, { instancePath, schemaPath: "#/enum", keyword: "enum", params: { allowedValues: collect_schema75.enum }, message: "must be equal to one of the allowed values" }), errors++), collect_validate53.errors = vErrors, errors === 0;
}
var collectCustomerId = collect_validate54, collect_schema76 = { type: ["string", "integer"], minLength: 1 };
function collect_validate54(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: collect_schema76.type }, message: "must be string,integer" }), errors++), typeof data == "string" && data.length < 1 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++), collect_validate54.errors = vErrors, errors === 0;
}
var collectCustomerPhoto = collect_validate55;
var collect_pattern10 = new RegExp("^[Hh][Tt][Tt][Pp][Ss]?://", "u");
function collect_validate55(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data == "string" ? collect_pattern10.test(data) || (vErrors = add(vErrors, { instancePath, schemaPath: "#/pattern", keyword: "pattern", params: { pattern: "^[Hh][Tt][Tt][Pp][Ss]?://" }, message: 'must match pattern "^[Hh][Tt][Tt][Pp][Ss]?://"' }), errors++) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate55.errors = vErrors, errors === 0;
}
var collectCustomerUrl = collect_validate56;
function collect_validate56(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate56.errors = vErrors, errors === 0;
}
var collectCustomer = collect_validate57, collect_schema79 = { type: "object", required: ["id"], properties: { id: { $ref: "#/$defs/CustomerId" }, name: { type: "string" }, phone: { type: "string" }, email: { type: "string" }, photo: { type: ["string", "number", "boolean", "object", "array"] }, url: { type: ["string", "number", "boolean", "object", "array"] }, invite: { type: "string" } } };
function collect_validate57(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data.id !== void 0) {
      let data0 = data.id;
      typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/CustomerId/type", keyword: "type", params: { type: collect_schema76.type }, message: "must be string,integer" }), errors++), typeof data0 == "string" && data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/CustomerId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
    }
    if (data.name !== void 0 && typeof data.name != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/name", schemaPath: "#/properties/name/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.phone !== void 0 && typeof data.phone != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/phone", schemaPath: "#/properties/phone/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.email !== void 0 && typeof data.email != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/email", schemaPath: "#/properties/email/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.photo !== void 0) {
      let data4 = data.photo;
      (!data4 || typeof data4 != "object") && typeof data4 != "string" && !(typeof data4 == "number" && isFinite(data4)) && typeof data4 != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/photo", schemaPath: "#/properties/photo/type", keyword: "type", params: { type: collect_schema79.properties.photo.type }, message: "must be string,number,boolean,object,array" }), errors++);
    }
    if (data.url !== void 0) {
      let data5 = data.url;
      (!data5 || typeof data5 != "object") && typeof data5 != "string" && !(typeof data5 == "number" && isFinite(data5)) && typeof data5 != "boolean" && (vErrors = add(vErrors, { instancePath: instancePath + "/url", schemaPath: "#/properties/url/type", keyword: "type", params: { type: collect_schema79.properties.url.type }, message: "must be string,number,boolean,object,array" }), errors++);
    }
    data.invite !== void 0 && typeof data.invite != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/invite", schemaPath: "#/properties/invite/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate57.errors = vErrors, errors === 0;
}
var collectTypingCustomer = collect_validate58;
function collect_validate58(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "id" }, message: "must have required property 'id'" }), errors++), data.id !== void 0) {
      let data0 = data.id;
      typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/CustomerId/type", keyword: "type", params: { type: collect_schema76.type }, message: "must be string,integer" }), errors++), typeof data0 == "string" && data0.length < 1 && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/CustomerId/minLength", keyword: "minLength", params: { limit: 1 }, message: "must NOT have fewer than 1 characters" }), errors++);
    }
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate58.errors = vErrors, errors === 0;
}
var collectUserMessageId = collect_validate59, collect_schema83 = { type: ["string", "integer"] };
function collect_validate59(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && !(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data)) && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: collect_schema83.type }, message: "must be string,integer" }), errors++), collect_validate59.errors = vErrors, errors === 0;
}
var collectUserTextBody = collect_validate60;
function collect_validate60(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return typeof data != "string" && (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), collect_validate60.errors = vErrors, errors === 0;
}
var collectUserLocation = collect_validate61;
function collect_validate61(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.latitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "latitude" }, message: "must have required property 'latitude'" }), errors++), data.longitude === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/required", keyword: "required", params: { missingProperty: "longitude" }, message: "must have required property 'longitude'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "location" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/$defs/LocationContent/properties/type/const", keyword: "const", params: { allowedValue: "location" }, message: "must be equal to constant" }), errors++);
    }
    if (data.latitude !== void 0) {
      let data1 = data.latitude;
      typeof data1 == "number" && isFinite(data1) || (vErrors = add(vErrors, { instancePath: instancePath + "/latitude", schemaPath: "#/$defs/LocationContent/properties/latitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    if (data.longitude !== void 0) {
      let data2 = data.longitude;
      typeof data2 == "number" && isFinite(data2) || (vErrors = add(vErrors, { instancePath: instancePath + "/longitude", schemaPath: "#/$defs/LocationContent/properties/longitude/type", keyword: "type", params: { type: "number" }, message: "must be number" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/LocationContent/properties/text/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data.title !== void 0 && typeof data.title != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/title", schemaPath: "#/$defs/LocationContent/properties/title/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/$defs/LocationContent/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data5 = data.id;
      typeof data5 != "string" && !(typeof data5 == "number" && !(data5 % 1) && !isNaN(data5) && isFinite(data5)) && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/UserMessageId/type", keyword: "type", params: { type: collect_schema83.type }, message: "must be string,integer" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/UserTextBody/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  }
  return collect_validate61.errors = vErrors, errors === 0;
}
var collectUserLocationMessage = collect_validate62;
function collect_validate62(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.sender === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sender" }, message: "must have required property 'sender'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0 && (collect_validate57(data.sender, instancePath + "/sender") || (vErrors = vErrors === null ? collect_validate57.errors : vErrors.concat(collect_validate57.errors), errors = vErrors.length)), data.message !== void 0 && (collect_validate61(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate61.errors : vErrors.concat(collect_validate61.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate62.errors = vErrors, errors === 0;
}
var collectUserMedia = collect_validate65;
function collect_validate65(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (collect_validate31(data, instancePath) || (vErrors = vErrors === null ? collect_validate31.errors : vErrors.concat(collect_validate31.errors), errors = vErrors.length), data && typeof data == "object" && !Array.isArray(data)) {
    if (data.id !== void 0) {
      let data0 = data.id;
      typeof data0 != "string" && !(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0)) && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/UserMessageId/type", keyword: "type", params: { type: collect_schema83.type }, message: "must be string,integer" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/UserTextBody/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  }
  return collect_validate65.errors = vErrors, errors === 0;
}
var collectUserMediaMessage = collect_validate67;
function collect_validate67(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.sender === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sender" }, message: "must have required property 'sender'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0 && (collect_validate57(data.sender, instancePath + "/sender") || (vErrors = vErrors === null ? collect_validate57.errors : vErrors.concat(collect_validate57.errors), errors = vErrors.length)), data.message !== void 0 && (collect_validate65(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate65.errors : vErrors.concat(collect_validate65.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate67.errors = vErrors, errors === 0;
}
var collectUserText = collect_validate70;
function collect_validate70(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.type === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data.text === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "text" }, message: "must have required property 'text'" }), errors++), data.type !== void 0) {
      let data0 = data.type;
      typeof data0 != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++), data0 !== "text" && (vErrors = add(vErrors, { instancePath: instancePath + "/type", schemaPath: "#/properties/type/const", keyword: "const", params: { allowedValue: "text" }, message: "must be equal to constant" }), errors++);
    }
    if (data.id !== void 0) {
      let data1 = data.id;
      typeof data1 != "string" && !(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1)) && (vErrors = add(vErrors, { instancePath: instancePath + "/id", schemaPath: "#/$defs/UserMessageId/type", keyword: "type", params: { type: collect_schema83.type }, message: "must be string,integer" }), errors++);
    }
    data.text !== void 0 && typeof data.text != "string" && (vErrors = add(vErrors, { instancePath: instancePath + "/text", schemaPath: "#/$defs/UserTextBody/type", keyword: "type", params: { type: "string" }, message: "must be string" }), errors++);
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate70.errors = vErrors, errors === 0;
}
var collectUserTextMessage = collect_validate71;
function collect_validate71(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.sender === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sender" }, message: "must have required property 'sender'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0 && (collect_validate57(data.sender, instancePath + "/sender") || (vErrors = vErrors === null ? collect_validate57.errors : vErrors.concat(collect_validate57.errors), errors = vErrors.length)), data.message !== void 0 && (collect_validate70(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate70.errors : vErrors.concat(collect_validate70.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate71.errors = vErrors, errors === 0;
}
var collectUserTypingNotice = collect_validate74;
function collect_validate74(data, instancePath = "") {
  let vErrors = null, errors = 0;
  return data && typeof data == "object" && !Array.isArray(data) ? (data.sender === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "sender" }, message: "must have required property 'sender'" }), errors++), data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.sender !== void 0 && (collect_validate58(data.sender, instancePath + "/sender") || (vErrors = vErrors === null ? collect_validate58.errors : vErrors.concat(collect_validate58.errors), errors = vErrors.length)), data.message !== void 0 && (collect_validate40(data.message, instancePath + "/message") || (vErrors = vErrors === null ? collect_validate40.errors : vErrors.concat(collect_validate40.errors), errors = vErrors.length))) : (vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++), collect_validate74.errors = vErrors, errors === 0;
}
var collectUserMessage = collect_validate77, collect_schema99 = { type: "object", required: ["message"], properties: { message: { type: "object", required: ["type"], properties: { type: { enum: ["text", "video", "audio", "voice", "photo", "sticker", "document", "location", "typein", "typeout"] } } } }, "x-tag": { path: ["message", "type"], values: [["text"], ["video", "audio", "voice", "photo", "sticker", "document"], ["location"], ["typein", "typeout"]] }, "x-branches": [{ $ref: "#/$defs/UserTextMessage" }, { $ref: "#/$defs/UserMediaMessage" }, { $ref: "#/$defs/UserLocationMessage" }, { $ref: "#/$defs/UserTypingNotice" }] };
function collect_validate77(data, instancePath = "") {
  let vErrors = null, errors = 0;
  if (data && typeof data == "object" && !Array.isArray(data)) {
    if (data.message === void 0 && (vErrors = add(vErrors, { instancePath, schemaPath: "#/required", keyword: "required", params: { missingProperty: "message" }, message: "must have required property 'message'" }), errors++), data.message !== void 0) {
      let data0 = data.message;
      if (data0 && typeof data0 == "object" && !Array.isArray(data0)) {
        if (data0.type === void 0 && (vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/required", keyword: "required", params: { missingProperty: "type" }, message: "must have required property 'type'" }), errors++), data0.type !== void 0) {
          let data1 = data0.type;
          data1 === "text" || data1 === "video" || data1 === "audio" || data1 === "voice" || data1 === "photo" || data1 === "sticker" || data1 === "document" || data1 === "location" || data1 === "typein" || data1 === "typeout" || (vErrors = add(vErrors, { instancePath: instancePath + "/message/type", schemaPath: "#/properties/message/properties/type/enum", keyword: "enum", params: { allowedValues: collect_schema99.properties.message.properties.type.enum }, message: "must be equal to one of the allowed values" }), errors++);
        }
      } else
        vErrors = add(vErrors, { instancePath: instancePath + "/message", schemaPath: "#/properties/message/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
    }
    let tag0 = data?.message?.type;
    tag0 === "text" ? collect_validate71(data, instancePath) || (vErrors = vErrors === null ? collect_validate71.errors : vErrors.concat(collect_validate71.errors), errors = vErrors.length) : tag0 === "video" || tag0 === "audio" || tag0 === "voice" || tag0 === "photo" || tag0 === "sticker" || tag0 === "document" ? collect_validate67(data, instancePath) || (vErrors = vErrors === null ? collect_validate67.errors : vErrors.concat(collect_validate67.errors), errors = vErrors.length) : tag0 === "location" ? collect_validate62(data, instancePath) || (vErrors = vErrors === null ? collect_validate62.errors : vErrors.concat(collect_validate62.errors), errors = vErrors.length) : (tag0 === "typein" || tag0 === "typeout") && (collect_validate74(data, instancePath) || (vErrors = vErrors === null ? collect_validate74.errors : vErrors.concat(collect_validate74.errors), errors = vErrors.length));
  } else
    vErrors = add(vErrors, { instancePath, schemaPath: "#/type", keyword: "type", params: { type: "object" }, message: "must be object" }), errors++;
  return collect_validate77.errors = vErrors, errors === 0;
}
var validateLocationContent = /* @__PURE__ */ validator(checkLocationContent, collectLocationContent), validateAgentMessageId = /* @__PURE__ */ validator(checkAgentMessageId, collectAgentMessageId), validateAgentLocation = /* @__PURE__ */ validator(checkAgentLocation, collectAgentLocation), validateWritingAgent = /* @__PURE__ */ validator(checkWritingAgent, collectWritingAgent), validateRecipient = /* @__PURE__ */ validator(checkRecipient, collectRecipient), validateAgentLocationMessage = /* @__PURE__ */ validator(checkAgentLocationMessage, collectAgentLocationMessage), validateMediaType = /* @__PURE__ */ validator(checkMediaType, collectMediaType), validateHttpUrl = /* @__PURE__ */ validator(checkHttpUrl, collectHttpUrl), validatePositiveInteger = /* @__PURE__ */ validator(checkPositiveInteger, collectPositiveInteger), validateMediaContent = /* @__PURE__ */ validator(checkMediaContent, collectMediaContent), validateAgentMedia = /* @__PURE__ */ validator(checkAgentMedia, collectAgentMedia), validateAgentMediaMessage = /* @__PURE__ */ validator(checkAgentMediaMessage, collectAgentMediaMessage), validateAgentText = /* @__PURE__ */ validator(checkAgentText, collectAgentText), validateAgentTextMessage = /* @__PURE__ */ validator(checkAgentTextMessage, collectAgentTextMessage), validateTypingType = /* @__PURE__ */ validator(checkTypingType, collectTypingType), validateTypingContent = /* @__PURE__ */ validator(checkTypingContent, collectTypingContent), validateAgentTypingNotice = /* @__PURE__ */ validator(checkAgentTypingNotice, collectAgentTypingNotice), validateAgentMessage = /* @__PURE__ */ validator(checkAgentMessage, collectAgentMessage), validateAgentMessageAccepted = /* @__PURE__ */ validator(checkAgentMessageAccepted, collectAgentMessageAccepted), validateChannelFault = /* @__PURE__ */ validator(checkChannelFault, collectChannelFault), validateAgentMessageRefused = /* @__PURE__ */ validator(checkAgentMessageRefused, collectAgentMessageRefused), validateAgentMessageReply = /* @__PURE__ */ validator(checkAgentMessageReply, collectAgentMessageReply), validateChannelStatus = /* @__PURE__ */ validator(checkChannelStatus, collectChannelStatus), validateCustomerId = /* @__PURE__ */ validator(checkCustomerId, collectCustomerId), validateCustomerPhoto = /* @__PURE__ */ validator(checkCustomerPhoto, collectCustomerPhoto), validateCustomerUrl = /* @__PURE__ */ validator(checkCustomerUrl, collectCustomerUrl), validateCustomer = /* @__PURE__ */ validator(checkCustomer, collectCustomer), validateTypingCustomer = /* @__PURE__ */ validator(checkTypingCustomer, collectTypingCustomer), validateUserMessageId = /* @__PURE__ */ validator(checkUserMessageId, collectUserMessageId), validateUserTextBody = /* @__PURE__ */ validator(checkUserTextBody, collectUserTextBody), validateUserLocation = /* @__PURE__ */ validator(checkUserLocation, collectUserLocation), validateUserLocationMessage = /* @__PURE__ */ validator(checkUserLocationMessage, collectUserLocationMessage), validateUserMedia = /* @__PURE__ */ validator(checkUserMedia, collectUserMedia), validateUserMediaMessage = /* @__PURE__ */ validator(checkUserMediaMessage, collectUserMediaMessage), validateUserText = /* @__PURE__ */ validator(checkUserText, collectUserText), validateUserTextMessage = /* @__PURE__ */ validator(checkUserTextMessage, collectUserTextMessage), validateUserTypingNotice = /* @__PURE__ */ validator(checkUserTypingNotice, collectUserTypingNotice), validateUserMessage = /* @__PURE__ */ validator(checkUserMessage, collectUserMessage);
export {
  validateAgentLocation,
  validateAgentLocationMessage,
  validateAgentMedia,
  validateAgentMediaMessage,
  validateAgentMessage,
  validateAgentMessageAccepted,
  validateAgentMessageId,
  validateAgentMessageRefused,
  validateAgentMessageReply,
  validateAgentText,
  validateAgentTextMessage,
  validateAgentTypingNotice,
  validateChannelFault,
  validateChannelStatus,
  validateCustomer,
  validateCustomerId,
  validateCustomerPhoto,
  validateCustomerUrl,
  validateHttpUrl,
  validateLocationContent,
  validateMediaContent,
  validateMediaType,
  validatePositiveInteger,
  validateRecipient,
  validateTypingContent,
  validateTypingCustomer,
  validateTypingType,
  validateUserLocation,
  validateUserLocationMessage,
  validateUserMedia,
  validateUserMediaMessage,
  validateUserMessage,
  validateUserMessageId,
  validateUserText,
  validateUserTextBody,
  validateUserTextMessage,
  validateUserTypingNotice,
  validateWritingAgent
};
